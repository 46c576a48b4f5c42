/* Edge-aware a-trous filter with variance guidance, for renders of a few dozen samples.
 * In: two independent half renders, albedo and normal (RGB), depth (one value per pixel).
 * Out: their mean with its noise removed; `keep` of the noise stays in as grain.
 * Where the albedo is that of `paper`, the backdrop, it smooths more. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

static inline float fastexp(float x) {
  if (x < -20.f) return 0.f;
  x = 1.f + x / 64.f;
  if (x <= 0.f) return 0.f;
  x *= x; x *= x; x *= x; x *= x; x *= x; x *= x;
  return x;
}

static inline float lum(const float *c) { return 0.25f * c[0] + 0.6f * c[1] + 0.15f * c[2]; }

static void blur(const float *in, float *out, int w, int h, int r) {
  float *row = malloc(sizeof(float) * (size_t)w * h);
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++) {
      float s = 0; int n = 0;
      for (int k = -r; k <= r; k++) { int q = x + k; if (q >= 0 && q < w) { s += in[(size_t)y * w + q]; n++; } }
      row[(size_t)y * w + x] = s / n;
    }
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++) {
      float s = 0; int n = 0;
      for (int k = -r; k <= r; k++) { int q = y + k; if (q >= 0 && q < h) { s += row[(size_t)q * w + x]; n++; } }
      out[(size_t)y * w + x] = s / n;
    }
  free(row);
}

/* Takes out single bright pixels that no neighbour comes near to. */
static void despeckle(const float *in, float *out, int w, int h) {
  memcpy(out, in, sizeof(float) * 3 * (size_t)w * h);
  for (int y = 1; y < h - 1; y++)
    for (int x = 1; x < w - 1; x++) {
      size_t i = (size_t)y * w + x;
      float own = lum(in + i * 3), most = 0, second = 0, mean[3] = {0, 0, 0};
      for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++) {
          if (!dx && !dy) continue;
          const float *q = in + (i + (long)dy * w + dx) * 3;
          float l = lum(q);
          if (l > most) { second = most; most = l; } else if (l > second) second = l;
          for (int c = 0; c < 3; c++) mean[c] += q[c] / 8;
        }
      if (own > 1.5f * second + 0.02f) memcpy(out + i * 3, mean, 12);
    }
}

void denoise(int w, int h, const float *first, const float *other, const float *albedo, const float *normal,
             const float *depth, float *out, int passes, float sigma, float keep,
             const float *paper) {
  size_t n = (size_t)w * h;
  float *a = malloc(n * 12), *b = malloc(n * 12);
  despeckle(first, a, w, h);
  despeckle(other, b, w, h);
  float *cur = malloc(n * 12), *nxt = malloc(n * 12), *dem = malloc(n * 12);
  float *var = malloc(n * 4), *vnx = malloc(n * 4), *soft = malloc(n * 4), *calm = malloc(n * 4);
  static const float kern[3] = {0.375f, 0.25f, 0.0625f};
  for (size_t i = 0; i < n; i++) {
    float d[3];
    for (int c = 0; c < 3; c++) {
      float m = albedo[i * 3 + c] + 0.03f;
      dem[i * 3 + c] = m;
      float p = a[i * 3 + c], q = b[i * 3 + c];
      if (p > 30.f) p = 30.f;
      if (q > 30.f) q = 30.f;
      cur[i * 3 + c] = 0.5f * (p + q) / m;
      d[c] = 0.5f * (p - q) / m;
    }
    float e = fabsf(0.25f * d[0]) + fabsf(0.6f * d[1]) + fabsf(0.15f * d[2]);
    vnx[i] = e * e;
  }
  blur(vnx, var, w, h, 3);
  for (int pass = 0; pass < passes; pass++) {
    int backdrop = pass >= 5; /* the widest steps are for it alone */
    int step = 1 << pass;
    blur(var, soft, w, h, 1);
    for (size_t i = 0; i < n; i++) vnx[i] = lum(cur + i * 3);
    blur(vnx, calm, w, h, 2); /* the backdrop's edges are shadows: judged calmly, or they fray */
    for (int y = 0; y < h; y++)
      for (int x = 0; x < w; x++) {
        size_t i = (size_t)y * w + x;
        float away = 0;
        for (int c = 0; c < 3; c++) away += fabsf(albedo[i * 3 + c] - paper[c]);
        float sig = away < 0.04f ? sigma * 1.6f : sigma;
        if (backdrop && away >= 0.04f) {
          memcpy(nxt + i * 3, cur + i * 3, 12);
          vnx[i] = var[i];
          continue;
        }
        float l0 = away < 0.04f ? calm[i] : lum(cur + i * 3), cut = 1.f / (sig * sqrtf(soft[i]) + 1e-4f + 0.002f * l0);
        float z0 = depth[i];
        const float *n0 = normal + i * 3, *d0 = dem + i * 3;
        float sum[3] = {0, 0, 0}, ws = 0, vs = 0;
        for (int dy = -2; dy <= 2; dy++) {
          int yy = y + dy * step;
          if (yy < 0 || yy >= h) continue;
          for (int dx = -2; dx <= 2; dx++) {
            int xx = x + dx * step;
            if (xx < 0 || xx >= w) continue;
            size_t j = (size_t)yy * w + xx;
            const float *n1 = normal + j * 3, *d1 = dem + j * 3;
            float nd = (n0[0] - n1[0]) * (n0[0] - n1[0]) + (n0[1] - n1[1]) * (n0[1] - n1[1]) + (n0[2] - n1[2]) * (n0[2] - n1[2]);
            float ad = (d0[0] - d1[0]) * (d0[0] - d1[0]) + (d0[1] - d1[1]) * (d0[1] - d1[1]) + (d0[2] - d1[2]) * (d0[2] - d1[2]);
            float zd = fabsf(z0 - depth[j]) / (z0 * 0.012f * (float)(step < 4 ? 1.5f : step * 0.5f) + 1e-6f);
            float ld = fabsf(l0 - (away < 0.04f ? calm[j] : lum(cur + j * 3))) * cut;
            float wt = kern[abs(dx)] * kern[abs(dy)] * fastexp(-nd * 14.f - ad * 60.f - zd - ld);
            for (int c = 0; c < 3; c++) sum[c] += wt * cur[j * 3 + c];
            ws += wt;
            vs += wt * wt * var[j];
          }
        }
        for (int c = 0; c < 3; c++) nxt[i * 3 + c] = sum[c] / ws;
        vnx[i] = vs / (ws * ws);
      }
    float *t = cur; cur = nxt; nxt = t;
    t = var; var = vnx; vnx = t;
  }
  for (size_t i = 0; i < n * 3; i++) {
    float clean = cur[i] * dem[i], raw = 0.5f * (a[i] + b[i]);
    float grain = raw - clean, most = 0.06f * clean + 0.004f;
    if (grain > most) grain = most;
    if (grain < -most) grain = -most;
    out[i] = clean + keep * grain;
  }
  free(a); free(b); free(cur); free(nxt); free(dem); free(var); free(vnx); free(soft); free(calm);
}
