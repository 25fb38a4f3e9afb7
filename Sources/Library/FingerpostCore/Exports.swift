// One import brings the words that both layers speak: origins, templates, limits, errors.
@_exported import FingerpostEngine
