// What tests ask of routers is known about tables, too: one import is enough.
@_exported public import FingerpostAnalysis
@_exported public import FingerpostOpening
