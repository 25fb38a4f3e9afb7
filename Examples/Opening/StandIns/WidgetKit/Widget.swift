// A stand-in: a widget's views are SwiftUI's.
@_exported public import SwiftUI
