// Names that classic scripts must not declare.

/**
 * Properties of the window other than event handlers and interfaces, including those of `Object.prototype`. A top-level
 * `var` with such a name would overwrite or read them.
 */
export const windowProperties: ReadonlySet<string> = new Set(
  `addEventListener alert atob blur btoa caches cancelAnimationFrame cancelIdleCallback captureEvents chrome
  clearInterval clearTimeout clientInformation close closed confirm cookieStore createImageBitmap credentialless
  crossOriginIsolated crossOriginOpenerPolicy crypto customElements defaultStatus defaultstatus devicePixelRatio
  dispatchEvent document documentPictureInPicture event external fence fetch fetchLater find focus frameElement frames
  getComputedStyle getScreenDetails getSelection globalThis history indexedDB innerHeight innerWidth isSecureContext
  launchQueue length localStorage location locationbar matchMedia menubar model moveBy moveTo name navigation navigator
  offscreenBuffering open opener orientation origin originAgentCluster outerHeight outerWidth pageXOffset pageYOffset
  parent performance personalbar postMessage print prompt queryLocalFonts queueMicrotask releaseEvents
  removeEventListener reportError requestAnimationFrame requestIdleCallback resizeBy resizeTo RialtoRenderer scheduler
  screen screenLeft screenTop screenX screenY scroll scrollBy scrollTo scrollX scrollY scrollbars self sessionStorage
  setInterval setTimeout sharedStorage showDirectoryPicker showOpenFilePicker showSaveFilePicker speechSynthesis status
  statusbar stop structuredClone styleMedia toolbar top trustedTypes viewport visualViewport webkitCancelAnimationFrame
  webkitRequestAnimationFrame webkitRequestFileSystem webkitResolveLocalFileSystemURL webkitURL when window
  toString valueOf hasOwnProperty isPrototypeOf propertyIsEnumerable toLocaleString constructor __proto__
  __defineGetter__ __defineSetter__ __lookupGetter__ __lookupSetter__`.split(/\s+/),
);
