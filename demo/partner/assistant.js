const tools = new Map();

// What a browser with an assistant has. Defined on the object, because a real one is read-only.
Object.defineProperty(navigator, 'modelContext', {
  value: {
    registerTool(tool, { signal }) {
      tools.set(tool.name, tool);
      showTools();
      signal.addEventListener('abort', () => {
        tools.delete(tool.name);
        showTools();
      });
    },
  },
});

function showTools() {
  document.querySelector('output').textContent = [...tools.keys()].join(', ') || 'none';
  for (const button of document.querySelectorAll('[name=ask]')) button.disabled = !tools.has(button.value);
}

document.querySelector('form').addEventListener('submit', async (event) => {
  event.preventDefault();
  const answer = await ask(event.submitter.value);
  document.querySelector('[role=log]').textContent = JSON.stringify(answer, null, 2);
});

async function ask(name) {
  return name === 'add_to_cart' ? call(name, { extra: await firstExtra() }) : call(name);
}

async function firstExtra() {
  const { extras } = await call('list_extras');
  return { id: extras[0].id, adults: 0, kids: 0, units: 1 };
}

async function call(name, input = {}) {
  const { content } = await tools.get(name).execute(input);
  return JSON.parse(content[0].text);
}
