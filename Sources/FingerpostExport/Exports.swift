// What is exported are tables, and what is compared with them: one import is enough.
@_exported public import FingerpostAnalysis
