"""Wall dimmers: the origin is the middle of the plate, on the wall."""
from kit.curves import fillet, rounded_rectangle
from kit.group import Model
from kit.mesh import board, lathe
from materials import of_finish


def build(_, finish):
    model = Model('dimmer', 'wall')
    plate = board('plate', rounded_rectangle(0.086, 0.086, 0.005, 8), 0.0055, 0.0014, of_finish(finish, 0.09), 4)
    model.add(plate, turn=(90, 0, 0))
    fine = of_finish(finish, 0.035)
    model.add(lathe('collar', fillet([(0, 0.005), (0.0205, 0.005, 0.0004), (0.0205, 0.0070, 0.0008), (0.0185, 0.0074)]), fine), turn=(90, 0, 0))
    model.add(lathe('knob', fillet([(0.0172, 0.0072), (0.0172, 0.0255, 0.0018), (0.0150, 0.0262, 0.0008), (0, 0.0258)], steps=8), fine,
                    squash=None), turn=(90, 0, 0))
    mark = board('mark', rounded_rectangle(0.0012, 0.007, 0.0006, 4), 0.0004, 0.0001, of_finish('white' if finish != 'white' else 'black', 0.01), 2)
    model.add(mark, at=(0.0045, -0.0259, 0.0105), turn=(90, 0, 0))
    model.focus = (0, -0.02, 0)
    model.view = {'hero': (28, 14, 0.56), 'angle': (-36, 10, 0.56), 'detail': (-24, 18, 0.6)}
    return model
