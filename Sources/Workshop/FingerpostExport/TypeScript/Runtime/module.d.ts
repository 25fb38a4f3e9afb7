// What stands before the runtime in a module, and differs from table to table: `ModuleTypes` and `ModuleData` write it.

declare const table: TableData;

interface Links {
  readonly [route: string]: (values?: object, options?: { readonly origin?: string }) => string;
}

interface Match {
  readonly route: string;
  readonly values: object;
}
