#!/usr/bin/python3
"""From render passes to a picture: filters the light (never the print), adds haze, bloom and the grade.

finish(folder, options) -> float RGB array, display-encoded 0..1.
Needs Debian's python3-opencv and python3-numpy.
"""
import os

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2  # noqa: E402
import numpy as np  # noqa: E402

PRESETS = {
    'golden': dict(
        fog=260,
        fog0=34,
        fogcol=[1.0, 0.70, 0.44],
        fogmax=0.6,
        ev=0.38,
        split=0,
        bloom=0.02,
        bthr=3.0,
        grain=0.004,
        vig=0.1,
        sat=1.17,
        skysat=1.15,
        wb=[1.02, 1.0, 0.97],
    ),
    'dusk': dict(
        fog=350,
        fog0=28,
        fogcol=[0.34, 0.25, 0.26],
        fogmax=0.5,
        bloom=0.055,
        bthr=1.1,
        ev=0.3,
        split=0.02,
        vig=0.12,
        hd=0.42,
        radd=5,
        grain=0.004,
    ),
    'table': dict(ev=0.35, split=0.0, bloom=0.015, bthr=3.0, grain=0.004, vig=0.14, sat=1.14),
    'indoor': dict(
        ev=0.25, split=0.0, rad=11, hi=0.7, radd=5, hd=0.35, bloom=0.03, bthr=2.0, grain=0.004, vig=0.16
    ),
    'night': dict(
        ev=0.2, split=0.01, rad=11, hi=0.7, radd=5, hd=0.45, bloom=0.09, bthr=0.9, grain=0.004, vig=0.2
    ),
}
PASSES = ('dcol', 'ddir', 'dind', 'gcol', 'gdir', 'gind', 'emit', 'env', 'norm', 'z')


def read(folder, k):
    a = cv2.imread(f'{folder}/{k}0001.exr', cv2.IMREAD_UNCHANGED)
    if a is None:
        raise SystemExit(f'{folder}/{k}0001.exr is missing: render the picture again')
    a = np.nan_to_num(a.astype(np.float32), posinf=0, neginf=0)
    return a[..., ::-1].copy() if a.ndim == 3 else a


def joint_nlm(x, feats, rad=6, patch=1, hc=0.5, step=1):
    """Non-local means on irradiance x, weighted by log-luma patches and by normal, albedo, log depth."""
    L = np.log1p(cv2.GaussianBlur(x, (0, 0), 0.8).mean(2) * 4)
    H, W = L.shape
    acc, ws = x.copy(), np.ones((H, W), np.float32)

    def pad(a):
        return cv2.copyMakeBorder(a, rad, rad, rad, rad, cv2.BORDER_REFLECT)

    F = np.concatenate([(f if f.ndim == 3 else f[..., None]) / s for f, s in feats], 2).astype(np.float32)
    Lp, xp, Fp = pad(L), pad(x), cv2.merge([pad(np.ascontiguousarray(F[..., c])) for c in range(F.shape[2])])
    for dy in range(-rad, rad + 1, step):
        for dx in range(-rad, rad + 1, step):
            if dx == 0 and dy == 0 or dx * dx + dy * dy > rad * rad + 1:
                continue
            sl = (slice(rad + dy, rad + dy + H), slice(rad + dx, rad + dx + W))
            d = cv2.blur(cv2.pow(L - Lp[sl], 2), (2 * patch + 1,) * 2) / (hc * hc)
            q = F - Fp[sl]
            d += np.einsum('ijk,ijk->ij', q, q)
            w = cv2.exp(-np.minimum(d, 30))
            acc += xp[sl] * w[..., None]
            ws += w
    return acc / ws[..., None]


# AgX (T. Sobotka), B. Wrensch's polynomial fit; linear Rec. 709 in, display sRGB out.
# Full inset dulls marigold to salmon: .35 keeps it.
M1 = np.array(
    [
        [0.842479062253094, 0.0784335999999992, 0.0792237451477643],
        [0.0423282422610123, 0.878468636469772, 0.0791661274605434],
        [0.0423756549057051, 0.0784336, 0.879142973793104],
    ],
    np.float32,
)


def agx(x, sat, power, inset):
    m = (np.eye(3) * (1 - inset) + M1 * inset).astype(np.float32)
    x = np.maximum(x, 1e-10) @ m.T
    x = np.clip((np.log2(np.maximum(x, 1e-10)) + 12.47393) / (4.026069 + 12.47393), 0, 1)
    x2 = x * x
    x4 = x2 * x2
    v = 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + 0.4298 * x2 + 0.1191 * x - 0.00232
    v = np.clip(v, 0, None) ** power
    luma = (v @ np.array([0.2126, 0.7152, 0.0722], np.float32))[..., None]
    return np.clip((luma + (v - luma) * sat) @ np.linalg.inv(m).astype(np.float32).T, 0, 1)


def finish(folder, o):
    g = o.get
    dcol, ddir, dind, gcol, gdir, gind, emit, env, norm, z = [read(folder, k) for k in PASSES]
    z = z[..., 0] if z.ndim == 3 else z
    F = [(norm, g('sn', 0.25)), (dcol, g('sa', 0.15)), (np.log(np.clip(z, 0.1, 2000)), g('sz', 0.06))]
    rad = g('rad', 7)
    dind = joint_nlm(dind, F, rad, 2, g('hi', 0.45), 2)
    ddir = joint_nlm(ddir, F, g('radd', 3), 1, g('hd', 0.16))
    gloss = joint_nlm(gdir + gind, F, 5, 2, 0.4, 2)
    le = env.mean(2, keepdims=True)
    env = np.maximum(le + (env - le) * g('skysat', 1.0), 0)
    img = dcol * (ddir + dind) + gcol * gloss + emit + env
    if g('fog'):
        a = 1 - np.exp(-np.maximum(z - g('fog0', 10), 0) / g('fog'))
        a = np.where(z > 5000, 0, np.minimum(a, g('fogmax', 0.6)))[..., None]
        img = img * (1 - a) + np.array(g('fogcol'), np.float32) * a
    H, W = img.shape[:2]
    if g('bloom'):
        b = np.maximum(np.minimum(img, 12) - g('bthr', 0.9), 0)
        img = img + sum(cv2.GaussianBlur(b, (0, 0), s * max(W, H) / 1600) for s in (4, 12, 36, 90)) * g(
            'bloom'
        )
    yy, xx = np.mgrid[0:H, 0:W]
    r = ((xx / W - 0.5) ** 2 * 1.1 + (yy / H - 0.5) ** 2) / 0.5
    img = (
        img
        * (1 - g('vig', 0.2) * r**1.3)[..., None]
        * np.array(g('wb', [1, 1, 1]), np.float32)
        * 2 ** g('ev', 0)
    )
    out = agx(img.astype(np.float32), g('sat', 1.12), g('power', 1.12), g('inset', 0.35))
    luma = out.mean(2, keepdims=True)
    out = out + g('split', 0) * (
        np.array([0.5, 0.1, -0.6]) * np.clip(luma - 0.5, 0, 1)
        + np.array([-0.35, 0, 0.6]) * np.clip(0.5 - luma, 0, 1)
    )
    return out


def to_size(out, w, h, grain, seed=1):
    """Scales the (larger) render down and adds the grain last; returns uint8 RGB."""
    if out.shape[1] != w or out.shape[0] != h:
        out = cv2.resize(out.astype(np.float32), (w, h), interpolation=cv2.INTER_AREA)
        out = out + (out - cv2.GaussianBlur(out, (0, 0), 0.8)) * 0.25
    out = out + np.random.default_rng(seed).normal(0, grain, (h, w, 1))
    return (np.clip(out, 0, 1) * 255 + 0.5).astype(np.uint8)
