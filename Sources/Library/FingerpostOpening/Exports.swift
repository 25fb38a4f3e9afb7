// What opens links speaks of routers and URLs: one import is enough.
@_exported import Fingerpost
