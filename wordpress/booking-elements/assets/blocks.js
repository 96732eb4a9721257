/*
 * The blocks in the editor: a control for each attribute in the sidebar, and the element itself, as visitors get it, in a
 * frame. PHP gives the facts in `window.bookingElementsBlocks`.
 */
(function (
  { blocks, blockEditor, components, element },
  { elements, isReady, previewUrl, settingsUrl, texts },
) {
  const { createElement: h, useEffect, useRef, useState } = element;
  const { InspectorControls, useBlockProps } = blockEditor;
  const { FormTokenField, PanelBody, Placeholder, SelectControl, TextControl, ToggleControl } = components;

  for (const [tag, facts] of Object.entries(elements))
    blocks.registerBlockType(`booking-elements/${tag}`, {
      title: facts.title,
      // Block themes leave the content too little room for more than one column. An author may choose another width.
      variations: [{ name: 'wide', isDefault: true, attributes: { align: 'wide' } }],
      edit: (props) => h(Edit, { ...props, tag, facts }),
      // The server makes the markup, so that a post holds only what its author chose.
      save: () => null,
    });

  function Edit({ tag, facts, attributes, setAttributes }) {
    const options = readOptions(attributes.options);
    const setOption = (name, value) => {
      const { [name]: before, ...others } = options;
      const isUnset = value === '' || value === false;
      setAttributes({ options: isUnset ? others : { ...others, [name]: value } });
    };
    const controlsOf = (isCommon) =>
      Object.entries(facts.attributes)
        .filter(([, attribute]) => Boolean(attribute.common) === isCommon)
        .map(([name, attribute]) =>
          h(Control, {
            key: name,
            attribute,
            value: options[name],
            onChange: (value) => setOption(name, value),
          }),
        );
    return h(
      'div',
      useBlockProps(),
      h(
        InspectorControls,
        null,
        h(PanelBody, { title: texts.own }, controlsOf(false)),
        h(PanelBody, { title: texts.common, initialOpen: false }, controlsOf(true)),
      ),
      isReady ? h(Preview, { tag, title: facts.title, options }) : h(NotReady, { title: facts.title }),
    );
  }

  /** An empty object comes from PHP as an array. */
  function readOptions(options) {
    return Array.isArray(options) ? {} : options;
  }

  function Control({ attribute, value, onChange }) {
    const { type, values, label, description: help } = attribute;
    const common = { label, help, onChange, __nextHasNoMarginBottom: true };
    if (type === 'boolean') return h(ToggleControl, { ...common, checked: Boolean(value) });
    if (type === 'choice' || type === 'language') {
      const options = [
        { value: '', label: texts.unset },
        ...values.map((word) => ({ value: word, label: word })),
      ];
      return h(SelectControl, { ...common, value: value ?? '', options });
    }
    if (type === 'choices')
      return h(
        'div',
        { style: { marginBottom: 24 } },
        h(FormTokenField, {
          label,
          suggestions: values,
          value: (value ?? '').split(' ').filter(Boolean),
          onChange: (words) => onChange(words.join(' ')),
          __experimentalExpandOnFocus: true,
          __experimentalShowHowTo: false,
          __nextHasNoMarginBottom: true,
        }),
        h('p', { style: { color: '#757575', fontSize: 12 } }, help),
      );
    const inputs = { url: 'url', date: 'date' };
    return h(TextControl, { ...common, type: inputs[type] ?? 'text', value: value ?? '' });
  }

  /** The element in a frame of its own: clicks select the block, and the editor's styles stay out. */
  function Preview({ tag, title, options }) {
    const [height, setHeight] = useState(300);
    const observer = useRef();
    const src = useSettled(
      `${previewUrl}&element=${tag}&options=${encodeURIComponent(JSON.stringify(options))}`,
    );
    useEffect(() => () => observer.current?.disconnect(), []);
    return h('iframe', {
      src,
      title: `${texts.preview}: ${title}`,
      tabIndex: -1,
      style: { display: 'block', width: '100%', height, border: 0, pointerEvents: 'none' },
      onLoad: ({ target }) => {
        const body = target.contentDocument?.body;
        observer.current?.disconnect();
        // Without a document the frame shows the browser's own error page.
        if (!body) return;
        // In the next frame: the new height would change what is being observed.
        const resize = () => requestAnimationFrame(() => setHeight(Math.max(120, body.scrollHeight)));
        observer.current = new ResizeObserver(resize);
        observer.current.observe(body);
      },
    });
  }

  /** The value once it has not changed for a while: a frame for every letter would be too many. */
  function useSettled(value) {
    const [settled, setSettled] = useState(value);
    useEffect(() => {
      const timer = setTimeout(() => setSettled(value), 500);
      return () => clearTimeout(timer);
    }, [value]);
    return settled;
  }

  function NotReady({ title }) {
    return h(
      Placeholder,
      { icon: 'calendar-alt', label: title, instructions: texts.notReady },
      settingsUrl && h('a', { href: settingsUrl }, texts.settings),
    );
  }
})(window.wp, window.bookingElementsBlocks);
