internal import FingerpostAnalysis
package import FingerpostEngine

extension RouteTable {
  /// A module of TypeScript with a typed builder for each link and a matcher of the whole table, without dependencies.
  ///
  ///     links.order({ id: 7 })          // "https://shop.example/orders/7"
  ///     match("https://shop.example/orders/7")   // { route: "order", values: { id: 7n } }
  package var typeScript: Export {
    Export(
      Self.head + ModuleTypes(self).text + Self.dataTypes + "const table: TableData = \(ModuleData.text(of: self));\n\n"
        + Runtime.typeScript, notes: moduleNotes)
  }

  /// The same module as JavaScript (ECMAScript 2020), for which ``declarations`` has the types.
  package var javaScript: Export {
    Export(
      Self.head + "const table = \(ModuleData.text(of: self));\n\n" + Runtime.javaScript, notes: moduleNotes)
  }

  /// The types of the module as JavaScript: its `.d.ts`.
  package var declarations: Export {
    Export(Self.head + ModuleTypes(self).text + Self.declared, notes: moduleNotes)
  }

  private static let head = """
    // Written by fingerpost: change the table instead.
    /* eslint-disable */


    """

  private static let dataTypes = """
    type TypeData =
      | string | { readonly oneOf: readonly string[] } | { readonly members: readonly string[] } | { readonly array: TypeData };

    interface SlotData { readonly name: string; readonly type: number; readonly standard?: string | string[] | null }

    /** A literal, or the number of a parameter. */
    type Piece = string | number;

    type Part =
      | { readonly kind: "literal"; readonly text: string }
      | { readonly kind: "capture"; readonly slot: number; readonly rank: number; readonly more?: number }
      | { readonly kind: "mixed"; readonly pieces: readonly Piece[]; readonly rank: number }
      | { readonly kind: "wildcard"; readonly rank: number }
      | { readonly kind: "rest"; readonly slot: number; readonly rank: number }
      | { readonly kind: "optional" | "either"; readonly group: number; readonly branches: readonly Branch[] };

    interface Branch {
      readonly path: readonly Part[];
      readonly query: readonly Step[];
      readonly slots: readonly number[];
      readonly wildcards: number;
      readonly hasDefaults: boolean;
    }

    interface Item { readonly key: string; readonly slot: number; readonly text: string; readonly rank: number }

    interface Step {
      readonly kind: "item" | "optional" | "either";
      readonly group: number;
      readonly items: readonly Item[];
    }

    interface RouteData {
      readonly name: string;
      readonly method?: string;
      readonly origins?: readonly number[];
      readonly isPrinted: boolean;
      readonly isGone: boolean;
      readonly slots: readonly SlotData[];
      readonly path: readonly Part[];
      readonly query: readonly Step[];
      readonly fragment?: { readonly group: number; readonly slot: number; readonly text: string };
      readonly groups: number;
      /** The places of the route in the order that decides where the labels of segments are equal. */
      readonly fragmentRank: number;
      readonly order: number;
    }

    interface TableData {
      readonly origins: readonly string[];
      readonly isDeclared: boolean;
      readonly strictQuery: boolean;
      readonly hasAliases: boolean;
      readonly slashes: string;
      readonly plusIsSpace: boolean;
      readonly limits: { readonly bytes: number; readonly segments: number; readonly queryItems: number };
      readonly types: readonly TypeData[];
      readonly routes: readonly RouteData[];
    }


    """

  private static let declared = """
    /** Why values make no link. */
    export type LinkErrorCode =
      | "missing" | "unknown" | "type" | "unused" | "empty" | "unprintable" | "taken" | "different" | "tooLong" | "origin";

    /** Values that make no link of their route. */
    export declare class LinkError extends Error {
      readonly code: LinkErrorCode;
      readonly route: string;
      readonly parameter: string | undefined;
      constructor(code: LinkErrorCode, route: string, message: string, parameter?: string);
    }

    /**
     * Prints a link of each route that is not deprecated: `links.order({ id: 7 })`.
     *
     * What prints is read by {@link match} as the same values; otherwise a {@link LinkError} is thrown.
     */
    export declare const links: Links;

    /**
     * The route of a link and its values; null if no route of the table reads it, or if it is gone.
     *
     * A bare path is read if the table has the origin `/`.
     */
    export declare function match(url: string, method?: string): Match | null;

    """

  /// The routes with types that the module does not know.
  private var moduleNotes: [ExportNote] {
    let known = Set(options.types.filter { $0.members != nil }.map(\.name))
    return bySpecificity.flatMap { index -> [ExportNote] in
      var names: [String] = []
      for case .custom(let name) in routes[index].parameters.map(\.type.element)
      where !known.contains(name) && !names.contains(name) {
        names.append(name)
      }
      return names.map { name in
        ExportNote(
          .otherwise, route: routes[index].name,
          "only the app knows which texts the type \"\(name)\" reads: here it is a string, and reads any")
      }
    }
  }
}
