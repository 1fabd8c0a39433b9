"""Arguments that need nobody to read them: to ask typer takes a quarter of the time until a table can be seen."""

from typing import Any, Literal, get_args, get_origin

NOTHING = object()


class AsItIs:
    """Text, whole numbers, words from a list, and what was not given; typer itself reads all else, when it is there."""

    def coerce(self, value: Any, param: Any, ctx: Any) -> Any:
        if param.nargs == 1 and not param.multiple:
            read = None if value is None else _plain(value, param.type_descriptor)
            if read is not NOTHING:
                return read
        param._runtime_param = None
        return param.get_runtime_param().coerce(value, param=param, ctx=ctx)


def _plain(value: Any, wanted: Any) -> Any:
    annotation, limits = wanted.annotation, wanted.parameter_info
    kinds = [kind for kind in get_args(annotation) or (annotation,) if kind is not type(None)]
    kind = annotation if get_origin(annotation) is Literal else kinds[0]
    if not isinstance(value, str):
        return NOTHING
    if kind is str or (get_origin(kind) is Literal and value in get_args(kind)):
        return value
    return int(value) if kind is int and value.isdecimal() and limits.min is limits.max is None else NOTHING


def take_as_it_is(command: Any) -> Any:
    for parameter in command.params:
        if hasattr(parameter, "_runtime_param"):
            parameter._runtime_param = AsItIs()
    return command
