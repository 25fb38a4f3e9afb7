// A test asks routers what is known about tables, and names the answers. It names none of the engine's words, such as Match and Location,
// which its app may have, too.
@_exported public import FingerpostOpening
@_exported public import struct FingerpostAnalysis.LinkExplanation
@_exported public import struct FingerpostAnalysis.TableDiff
@_exported public import struct FingerpostAnalysis.TableLock
@_exported public import struct FingerpostProof.Finding
