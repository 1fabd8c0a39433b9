"""The games as those who study learning know them: observations in numbers, batches, environments."""

from fernhandel.extras import how_to_install

try:
    import librt
    import numpy
except ImportError as missing:
    raise ImportError(f"{missing.name} is missing; install it with: {how_to_install('learn')}") from None

_ = (librt, numpy)
