import { cspSources } from '../../../core/interfaces/pages/base-urls.ts';
import { bootstrapPath } from '../bundle/frame-addresses.ts';
import type { FrameEndpoint } from './frame-endpoint.ts';

/** HTML document of a bundle with the request for it. */
export interface FrameDocument {
  /** URL path of the bundle's files, below the base path of the endpoint. */
  readonly folder: string;
  readonly bootstrapHash: string;
  /** HTML of the author. */
  readonly html: string;
  readonly request: FrameRequest;
}

/** Headers of the request for a document. */
export interface FrameRequest {
  readonly host?: string | undefined;
  /** `document` when the document is opened in its own tab; absent in old browsers and other clients. */
  readonly 'sec-fetch-dest'?: string | string[] | undefined;
}

/**
 * Response headers of an author's document. It runs scripts of its own bundle and the bootstrap in an opaque origin,
 * displays files of its bundle, and has no access to the network, frames, workers or devices. Only pages of this server
 * can frame it. Content-Security-Policy does not cover two channels: WebRTC, where browsers do not enforce it
 * (`webrtc 'block'` only causes a warning), and hints such as `preconnect`. The bootstrap removes WebRTC in every
 * browser. Connection-Allowlist blocks both channels where it is supported, as in Chromium from version 152 on.
 */
export function documentHeaders(endpoint: FrameEndpoint, document: FrameDocument): Record<string, string> {
  const { folder, bootstrapHash, html, request } = document;
  const bundleSources = cspSources(endpoint, request.host, folder).join(' ');
  const bootstrapSources = cspSources(endpoint, request.host, bootstrapPath(bootstrapHash)).join(' ');
  // Scripts do not run in a tab of its own, where no embedding page restricts the navigation of the document.
  const isInert = request['sec-fetch-dest'] === 'document' || hasFrame(html);
  const policy = [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${isInert ? "'none'" : `${bundleSources} ${bootstrapSources}`}`,
    `style-src ${bundleSources}`,
    `img-src ${bundleSources}`,
    `font-src ${bundleSources}`,
    ...blockedDirectives.map((directive) => `${directive} 'none'`),
    `frame-ancestors ${endpoint.ancestors?.join(' ') ?? "'self'"}`,
  ];
  return { ...commonHeaders, 'content-security-policy': policy.join('; ') };
}

/**
 * Whether the markup may contain a frame, by its tag name. `frame-src` does not apply to `srcdoc`, whose document would
 * run the bundle's scripts without the bootstrap.
 */
function hasFrame(html: string): boolean {
  return /<iframe/i.test(html);
}

const blockedDirectives = [
  'connect-src',
  'frame-src',
  'worker-src',
  'object-src',
  'media-src',
  'manifest-src',
  'form-action',
  'base-uri',
];

const disabledFeatures = [
  'accelerometer',
  'autoplay',
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
  'window-management',
  'xr-spatial-tracking',
];

const commonHeaders: Readonly<Record<string, string>> = {
  'connection-allowlist': '(response-origin)',
  'cross-origin-resource-policy': 'cross-origin',
  'permissions-policy': disabledFeatures.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
};

/** Response headers of all other files: opened directly, none of them runs scripts, not even an SVG image. */
export const fileHeaders: Readonly<Record<string, string>> = {
  ...commonHeaders,
  'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};
