/// The code of a fault, such as `FP0312`. The page `Documentation/errors.md` has the cause and the fix for each code.
///
///     do { _ = try table.match("app://users/%zz") } catch { print(error.code) }   // FP0312
///
/// A code keeps its meaning in all versions. The same fault has the same code in the compiler's messages, in those of the command
/// line, and at run time. Later versions may add codes: keep a default.
public struct FaultCode: Sendable, Hashable, Comparable, CustomStringConvertible {
  package let kind: FaultKind

  package init(_ kind: FaultKind) { self.kind = kind }

  /// The digits after `FP`, from 1 to 9999; the hundreds are the area.
  public var number: Int { Int(kind.rawValue) }

  /// `FP0312`
  public var description: String { "FP\(padded: number, 4)" }

  /// Where the code is explained, from the root of this package: `Documentation/errors.md#fp0312`.
  public var page: String { "Documentation/errors.md#\(description.lowercased())" }

  /// By number.
  public static func < (left: FaultCode, right: FaultCode) -> Bool { left.number < right.number }
}

/// A fault with a description and a code.
public protocol CodedFault: CustomStringConvertible, CustomDebugStringConvertible {
  /// The code, which leads to the cause and the fix.
  var code: FaultCode { get }
}

extension CodedFault {
  /// The description and the code: `no route has this shape (at byte 6) [FP0301]`.
  public var debugDescription: String { "\(description) [\(code)]" }
}

extension DefaultStringInterpolation {
  /// A number that is not negative, or its digits, with leading zeros up to `width`.
  package mutating func appendInterpolation(padded number: some CustomStringConvertible, _ width: Int) {
    let digits = number.description
    appendLiteral(String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits)
  }
}

/// Every kind of fault, by its number. The register of the tool says what each means, and `Documentation/errors.md` is made from it.
///
/// A number is never changed and never used again: people search for it, and keep it in scripts. A new kind gets the next one of
/// its hundred. A fault has the same kind in the compiler, in `check` and in a running app.
package enum FaultKind: UInt16, CaseIterable, Sendable {
  // Templates
  case templateExpected = 0101
  case templateEscape = 0102
  case templateBadEscape = 0103
  case templateUnprintable = 0104
  case templateWholeSegment = 0105
  case templateEmptyGroup = 0106
  case templateBareBranch = 0107
  case templateQueryBeforeEnd = 0108
  case templateFragmentGroup = 0109
  case templateTooDeep = 0110
  case templateTooLong = 0111
  case templateAdjacent = 0112
  case templateUnknownType = 0113
  case templateListInPath = 0114
  case templateURLInPath = 0115
  case templateOptionalList = 0116
  case templateUnnamedKey = 0117
  case templateRepeatedName = 0118
  case templateRepeatedKey = 0119
  case templateMisplacedDefault = 0120
  case templateGroupDefault = 0121
  case templatePartDefault = 0122
  case templateOptionalDefault = 0123
  case templateDefaultType = 0124
  case templateUnknownFlag = 0125
  case templateRepeatedFlag = 0126
  case templateGoneAndDeprecated = 0127
  case templateInsteadAlone = 0128
  case templateTwoAccesses = 0129
  case templateWebAndOrigin = 0130
  case templateQueryRest = 0134
  case templateRawRestStart = 0135
  case templateRawRestEnd = 0136
  case templateRawRestType = 0137
  case templateFragmentWildcard = 0140
  case templateFragmentParts = 0141
  case templateCase = 0146
  case coincidingMembers = 0147
  case templateTooManyWays = 0148
  case templatePartType = 0190
  case templateSeparator = 0191

  // Tables and routers
  case tableNoOrigins = 0201
  case origin = 0202
  case tableRepeatedOrigin = 0203
  case tableSameHosts = 0204
  case tableTooManyOrigins = 0206
  case tableUnknownType = 0207
  case tableTypeName = 0208
  case tableTooManyParameters = 0209
  case duplicate = 0210
  case routerPart = 0211
  case tableSameScheme = 0212

  // Links that are read
  case linkNotFound = 0301
  case linkMethod = 0302
  case gone = 0303
  case linkUnknownOrigin = 0304
  case linkTooLong = 0305
  case linkTooManySegments = 0306
  case linkTooManyItems = 0307
  case linkMissingItem = 0308
  case linkUnreadItem = 0309
  case linkEmpty = 0311
  case linkEscape = 0312
  case notUTF8 = 0313
  case linkControl = 0314
  case linkRawControl = 0315
  case linkCompactByte = 0316
  case linkBackslash = 0317
  case linkDotSegment = 0318
  case linkEmptySegment = 0319
  case linkUserInfo = 0320
  case linkNoHost = 0321
  case linkHostByte = 0322
  case linkAddress = 0323
  case linkPort = 0324
  case linkNoSlashes = 0325
  case linkNoScheme = 0326
  case linkScript = 0327
  case linkHostNumber = 0328
  case linkColon = 0329
  case linkOwnHost = 0330
  case documentNoLink = 0331
  case documentForm = 0332
  case documentUnread = 0333
  case scriptValue = 0334

  // Links that are printed
  case printNoRoute = 0401
  case printFoundation = 0402
  case printUnknownRoute = 0403
  case printMissing = 0404
  case printUnknown = 0405
  case printDoesNotRead = 0406
  case printEmpty = 0407
  case printUnused = 0408
  case printTaken = 0409
  case printReadsDifferently = 0410
  case printTooLong = 0411
  case printDeprecated = 0412
  case printGone = 0413
  case printOrigin = 0414
  case printWildcardHost = 0415
  case printReservedName = 0416
  case printInexact = 0417
  case printForeign = 0418
  case printWebOnly = 0419
  case printMethod = 0420
  case printNamedKey = 0421
  case unprintableRawRest = 0422
  case unprintableCompactRest = 0423
  case printLeftOut = 0424
  case unprintableEmptySegment = 0431
  case unprintableDotSegment = 0432
  case unprintableControl = 0433
  case unprintableCompactByte = 0434
  case unprintableCompactQuery = 0435
  case unprintableNoHost = 0436
  case unprintableHost = 0437
  case unprintableHostNumber = 0438

  // Checks
  case malformed = 0501
  case unreachable = 0502
  case ambiguous = 0503
  case crossing = 0504
  case printCollision = 0505
  case discardingWildcard = 0506
  case repeatedName = 0507
  case differingNames = 0508
  case needlessOverlap = 0509
  case unknownInstead = 0510
  case unfinished = 0511
  case hostSegment = 0515
  case accessTag = 0516
  case catchAll = 0517
  case unreadQuery = 0518

  // Lock files and diffs
  case lockSchema = 0601
  case lockForm = 0602
  case lockIncomplete = 0603
  case lockType = 0604
  case diffDead = 0621
  case diffNarrowed = 0622
  case diffMoved = 0623
  case diffValues = 0624
  case diffOptions = 0625
  case diffUndecided = 0626
  case diffNotCompared = 0627
  case diffAccess = 0628
  case diffUnfinished = 0629

  // Route files
  case fileReturn = 0701
  case fileNoOrigins = 0702
  case fileOriginsAgain = 0703
  case fileEmptyOrigins = 0704
  case fileNoTemplate = 0705
  case fileHiddenName = 0706
  case fileUTF16 = 0707
  case fileEmpty = 0708
  case fileNoSwift = 0709
  case fileOption = 0710
  case fileOptionsAgain = 0711
  case fileOptionsDiffer = 0712

  // Macros
  case missingRoute = 0801
  case oneRouteForSeveral = 0802
  case templateNotLiteral = 0803
  case colonName = 0804
  case takenName = 0805
  case repeatedCase = 0806
  case notLiteral = 0807
  case parameterWithoutPayload = 0808
  case payloadWithoutParameter = 0809
  case typeMismatch = 0810
  case unfitType = 0811
  case mustBeOptional = 0812
  case cannotBeOptional = 0813
  case groupWithoutDefault = 0814
  case severalDefaults = 0815
  case unusedDefault = 0816
  case changingDefault = 0817
  case neverNil = 0818
  case eitherSides = 0819
  case genericEnum = 0820
  case enumForm = 0821
  case notRoutable = 0822
  case codingKeys = 0823
  case halfCoding = 0824
  case functionForm = 0825
  case misplacedRoute = 0826
  case conditionalRoute = 0827
  case unavailableRoute = 0828
  case fallback = 0829
  case mountPayload = 0830
  case mountPrefix = 0831
  case mountIndirect = 0832
  case mountAndRoute = 0833
  case goneInTemplate = 0834
  case unknownMount = 0835
  case mountCircle = 0836
  case unknownOrigin = 0837
  case unknownOption = 0838
  case tooManyMounts = 0856
  case notParameter = 0857

  // Exports and published files
  case exportMissing = 0901
  case exportInvalid = 0902
  case exportNoWebOrigin = 0903
  case documentUnreadable = 0911
  case documentOldForm = 0912
  case claimUnhandled = 0913
  case claimUnclaimed = 0914
  case claimUnfinished = 0915
  case claimExcluded = 0916
  case documentLeftOut = 0917
  case documentNoClaims = 0918
  case claimUndecided = 0919

  // The command line
  case toolUnreadable = 1001
  case toolUnwritable = 1002
  case toolTooLarge = 1003
}
