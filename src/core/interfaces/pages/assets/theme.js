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

  // Storage may be disabled; the selection then lasts until the page is left.
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
    const select = document.querySelector('[data-theme-choice]');
    const showTheme = () => {
      select.value = root.dataset.theme ?? '';
    };
    showTheme();
    select.addEventListener('change', () => {
      apply(select.value);
      store(select.value);
    });
    addEventListener('storage', ({ key }) => {
      if (key !== storageKey) return;
      apply(read());
      showTheme();
    });
  });
}
