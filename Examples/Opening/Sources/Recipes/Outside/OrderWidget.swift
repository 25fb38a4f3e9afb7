import FingerpostOpening
import SwiftUI
import WidgetKit

/// The view of a widget. A tap opens the app with a URL: see `onOpenURL`, or the scene's delegate.
struct OrderWidgetView: View {
  let order: Int

  var body: some View {
    VStack {
      Text(StoreLink.order(id: order).title)
      if let cart = StoreLink.cart.url { Link("Cart", destination: cart) }
    }
    .widgetURL(StoreLink.order(id: order).url)
  }
}
