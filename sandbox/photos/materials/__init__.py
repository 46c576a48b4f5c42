"""Maps finishes to materials, for parts of about `size` meters."""
from materials.ceramic import glaze
from materials.metal import metal
from materials.wood import wood

woods = {'oak', 'walnut'}
glazes = {'chalk', 'sand', 'clay', 'moss', 'ink'}


def of_finish(finish, size, axis='z', foot=0.004):
    if finish in woods:
        return wood(finish, axis, size)
    if finish in glazes:
        return glaze(finish, size, foot)
    return metal(finish, size, axis.upper())


def furniture(finish, size, axis='z'):
    """Seats and shelves: black and white are stained or painted ash."""
    return wood({'black': 'ash', 'white': 'paint'}.get(finish, finish), axis, size)
