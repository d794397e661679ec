import { ownSources, type Reach } from '../../core/doors/pages/own-sources.ts';
import { bootstrapPath, framePath } from './addresses.ts';

export interface FrameDocument {
  readonly digest: string;
  readonly bootstrapHash: string;
  /** The Host that the document was asked from. */
  readonly host: string | undefined;
}

/**
 * Headers of a document that an author wrote. It runs scripts of its own bundle and the bootstrap in
 * an origin of its own, shows what its bundle holds, and reaches nothing else: no address, no frame,
 * no worker, no device. Only pages of this server can frame it.
 *
 * Content-Security-Policy leaves gaps in browsers: Chromium makes WebRTC connections and opens
 * preconnections in spite of it. The bootstrap closes the first everywhere; Connection-Allowlist,
 * where a browser knows it, closes both.
 */
export function documentHeaders(reach: Reach, document: FrameDocument): Record<string, string> {
  const { digest, bootstrapHash, host } = document;
  const bundle = ownSources(reach, host, framePath(digest, '')).join(' ');
  const bootstrap = ownSources(reach, host, bootstrapPath(bootstrapHash)).join(' ');
  const policy = [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${bundle} ${bootstrap}`,
    `style-src ${bundle}`,
    `img-src ${bundle}`,
    `font-src ${bundle}`,
    ...closed.map((directive) => `${directive} 'none'`),
    "webrtc 'block'",
    "frame-ancestors 'self'",
  ];
  return { ...everyFile, 'content-security-policy': policy.join('; ') };
}

/** Headers of every other file: opened by itself it is inert, an SVG with a script in it too. */
export const fileHeaders = (): Record<string, string> => ({
  ...everyFile,
  'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
});

const closed = [
  'connect-src',
  'frame-src',
  'worker-src',
  'object-src',
  'media-src',
  'manifest-src',
  'form-action',
  'base-uri',
];

const features = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'compute-pressure',
  'cross-origin-isolated',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'web-share',
  'window-management',
  'xr-spatial-tracking',
];

const everyFile: Readonly<Record<string, string>> = {
  'connection-allowlist': '(response-origin)',
  'cross-origin-resource-policy': 'cross-origin',
  'permissions-policy': features.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
};
