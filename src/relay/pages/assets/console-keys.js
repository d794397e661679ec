// Named keys of the account: form to create one, and list with revoke buttons.

import { addCopyButton } from './copy-button.js';
import { element } from './element.js';
import { showProblem } from './problem-note.js';
import { CallError, call } from './relay-session.js';
import { ageElement } from './time-element.js';

/** Renders form and list. Returns false if the key of the page is a named key, which cannot manage keys. */
export async function showKeys(container) {
  try {
    const { keys } = await call('GET', '/keys');
    const list = element(
      'div',
      { className: 'named-keys' },
      keyTable(keys, () => refresh(list)),
    );
    container.replaceChildren(
      keyForm(() => refresh(list)),
      list,
    );
    return true;
  } catch (error) {
    const isNamedKey = error instanceof CallError && error.problem.code === 'key_not_allowed';
    if (isNamedKey) container.replaceChildren(element('p', { className: 'note' }, namedKeyNote));
    else showProblem(container, error);
    return !isNamedKey;
  }
}

const namedKeyNote = "You are signed in with a named key. Keys and the account are managed with the account's own key.";

async function refresh(list) {
  try {
    const { keys } = await call('GET', '/keys');
    list.replaceChildren(keyTable(keys, () => refresh(list)));
  } catch (error) {
    showProblem(list, error);
  }
}

function keyForm(onCreated) {
  const name = input('key-name', { required: true, maxlength: '60', placeholder: 'contact form' });
  const origins = input('key-origins', { placeholder: 'https://crm.example.com' });
  const access = element(
    'select',
    { id: 'key-access' },
    element('option', { value: 'deliver' }, 'Deliver and read'),
    element('option', { value: 'read' }, 'Read only'),
  );
  const submitButton = element('button', { className: 'button button-soft', type: 'submit' }, 'Create key');
  const output = element('div', { role: 'status' });
  const form = element(
    'form',
    { className: 'key-form', autocomplete: 'off' },
    field('Name', name),
    field('Access', access),
    field('Only these destinations (origins, separated by commas; empty: all)', origins),
    element('p', { className: 'form-actions' }, submitButton),
    output,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submitButton.disabled = true;
    void create().finally(() => {
      submitButton.disabled = false;
    });
  });
  return form;

  async function create() {
    const allowedOrigins = origins.value.split(/[\s,]+/).filter((text) => text !== '');
    const restriction = {
      read_only: access.value === 'read',
      ...(allowedOrigins.length === 0 ? {} : { origins: allowedOrigins }),
    };
    try {
      const { api_key: key } = await call('POST', '/keys', { body: { name: name.value.trim(), ...restriction } });
      output.replaceChildren(newKeyBox(name.value.trim(), key));
      addCopyButton(output.querySelector('.key-box'));
      form.reset();
      await onCreated();
    } catch (error) {
      showProblem(output, error);
    }
  }
}

function newKeyBox(name, key) {
  return element(
    'div',
    { className: 'new-key' },
    element('p', {}, element('strong', {}, `The key “${name}”, shown only once.`)),
    element('pre', { className: 'command key-box', tabindex: '0' }, element('code', {}, key)),
  );
}

function keyTable(keys, onChange) {
  if (keys.length === 0) return element('p', { className: 'note' }, 'No named keys yet.');
  return element('ul', { className: 'key-list' }, ...keys.map((key) => keyRow(key, onChange)));
}

function keyRow(key, onChange) {
  const { id, name, read_only: isReadOnly, origins, created_at: createdAt } = key;
  const button = element('button', { className: 'link-button', type: 'button' }, `Revoke “${name}”`);
  let isConfirmed = false;
  const output = element('div');
  const accessText = `${isReadOnly ? 'read only' : 'deliver and read'}, ${origins?.join(', ') ?? 'all destinations'}`;
  button.addEventListener('click', () => {
    if (!isConfirmed) {
      isConfirmed = true;
      button.textContent = `Revoke “${name}” now`;
      return;
    }
    button.disabled = true;
    void call('DELETE', `/keys/${id}`).then(onChange, (error) => {
      button.disabled = false;
      showProblem(output, error);
    });
  });
  return element(
    'li',
    {},
    element(
      'div',
      {},
      element('strong', {}, name),
      element(
        'p',
        { className: 'meta' },
        element('span', {}, accessText),
        element('span', {}, 'created ', ageElement(createdAt)),
        lastUseNote(key),
      ),
      output,
    ),
    button,
  );
}

function lastUseNote({ used, last_used_at: lastUsedAt }) {
  if (!used) return element('span', {}, 'never used');
  return element('span', {}, 'last used ', lastUsedAt === null ? 'before uses were recorded' : ageElement(lastUsedAt));
}

function field(label, control) {
  return element('div', { className: 'field' }, element('label', { for: control.id }, label), control);
}

function input(id, attributes) {
  return element('input', { id, type: 'text', spellcheck: 'false', autocapitalize: 'off', ...attributes });
}
