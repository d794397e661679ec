// Full-screen button, and the key F.

const root = document.querySelector('.play');
const button = document.querySelector('[data-fullscreen]');

if (root !== null && button !== null && document.fullscreenEnabled) {
  button.hidden = false;
  button.addEventListener('click', toggle);
  document.addEventListener('fullscreenchange', () => {
    button.textContent = document.fullscreenElement === null ? 'Full screen' : 'Exit full screen';
  });
  document.addEventListener('keydown', (event) => {
    const hasNoModifier = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (hasNoModifier && event.key.toLowerCase() === 'f' && !event.target.closest('input, select, textarea')) toggle();
  });
}

function toggle() {
  if (document.fullscreenElement === null) void root.requestFullscreen();
  else void document.exitFullscreen();
}
