"""Makes a video of a product from its photographs: `python3 video.py aske-chair-black ...`, see README.md.

The camera goes slowly around the angle, over the detail, and away from the whole. No sound.
"""
import os
import subprocess
import sys

originals = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'originals')

size, rate = 640, 25
shot, fade = 3.2, 0.8
frames = int(shot * rate)
# The zoom moves in steps of one source pixel; enlarging the source makes the steps invisible.
large = size * 4

# Without rounding to the nearest color, warm grays turn green.
exact = 'bicubic+accurate_rnd+full_chroma_int+full_chroma_inp'

# Photograph number, zoom, and the view's left and top edge. `on/{frames}` grows from 0 to 1 during
# the shot.
shots = [
    (2, f'1+0.14*on/{frames}', '(iw-iw/zoom)/2', '(ih-ih/zoom)*0.45'),
    (3, '1.16', f'(iw-iw/zoom)*on/{frames}', f'(ih-ih/zoom)*(1-on/{frames})'),
    (1, f'1.16-0.16*on/{frames}', '(iw-iw/zoom)/2', '(ih-ih/zoom)/2'),
]
codecs = {
    'webm': ['-c:v', 'libvpx-vp9', '-crf', '31', '-b:v', '0', '-row-mt', '1'],
    # H.264 for old players. `faststart` puts the index first, so the video plays while it loads.
    'mp4': ['-c:v', 'libx264', '-crf', '22', '-preset', 'slow', '-profile:v', 'high', '-movflags', '+faststart'],
}


def graph():
    """A moving shot per photograph, with crossfades."""
    parts = [
        f'[{at}:v]scale={large}:{large}:flags={exact},format=rgb24,zoompan=z={zoom}:x={x}:y={y}:d={frames}:s={size}x{size}:fps={rate}[s{at}]'
        for at, (_, zoom, x, y) in enumerate(shots)
    ]
    before = 's0'
    for at in range(1, len(shots)):
        start = at * (shot - fade)
        parts.append(f'[{before}][s{at}]xfade=duration={fade}:offset={start:.2f}[f{at}]')
        before = f'f{at}'
    # The default of all players, set explicitly to prevent color shifts.
    parts.append(f'[{before}]scale=out_color_matrix=bt709:out_range=tv:flags={exact},format=yuv420p[video]')
    return ';'.join(parts)


def video(handle):
    inputs = []
    for view, *_ in shots:
        inputs += ['-i', os.path.join(originals, f'{handle}-{view}.webp')]
    for extension, codec in codecs.items():
        target = os.path.join(originals, 'videos', f'{handle}.{extension}')
        command = ['ffmpeg', '-v', 'error', '-y', *inputs, '-filter_complex', graph(), '-map', '[video]', '-an']
        # The same images give the same bytes.
        command += ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv']
        command += ['-fflags', '+bitexact', '-flags:v', '+bitexact', '-map_metadata', '-1']
        subprocess.run([*command, *codec, target], check=True)
        print(f'{handle}.{extension}: {os.path.getsize(target) / 1000:.0f} kB')


if __name__ == '__main__':
    os.makedirs(os.path.join(originals, 'videos'), exist_ok=True)
    for name in sys.argv[1:]:
        video(name)
