// Applies the colour theme that the user selected, by default the theme of the system. It is a classic script in the
// head, so that the first paint has the theme.
{
  const storageKey = 'rialto-theme';
  const themes = ['light', 'dark'];
  const root = document.documentElement;

  const apply = (theme) => {
    if (themes.includes(theme)) root.dataset.theme = theme;
    else delete root.dataset.theme;
  };

  // Storage may be disabled; the choice then lasts until the page is left.
  const read = () => {
    try {
      return localStorage.getItem(storageKey);
    } catch {
      return null;
    }
  };

  const store = (theme) => {
    try {
      if (theme === '') localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, theme);
    } catch {}
  };

  apply(read());

  document.addEventListener('DOMContentLoaded', () => {
    const choice = document.querySelector('[data-theme-choice]');
    const show = () => {
      choice.value = root.dataset.theme ?? '';
    };
    show();
    choice.addEventListener('change', () => {
      apply(choice.value);
      store(choice.value);
    });
    addEventListener('storage', ({ key }) => {
      if (key !== storageKey) return;
      apply(read());
      show();
    });
  });
}
