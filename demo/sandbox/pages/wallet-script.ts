/**
 * A stand-in for the wallet's script, with the part of its interface that a storefront uses. Its buttons approve with a card
 * that is valid, declined or fails, or cancel.
 */
export const walletScript = `(() => {
  const script = document.currentScript;
  const namespace = (script && script.dataset.namespace) || 'paypal';
  const choices = [
    ['PayPal', ''],
    ['Pay with a declined card', '-DECLINED'],
    ['Pay with a card that fails', '-FAILED'],
    ['Cancel the payment', undefined],
  ];
  function Buttons(options) {
    let box;
    const onChoose = (suffix) => async () => {
      try {
        const orderID = await options.createOrder({}, {});
        if (suffix === undefined) return options.onCancel && options.onCancel({ orderID }, {});
        const actions = { restart: () => { box.dataset.restarted = String(Number(box.dataset.restarted || 0) + 1); } };
        await options.onApprove({ orderID: orderID + suffix }, actions);
      } catch (error) {
        if (options.onError) options.onError(error);
      }
    };
    return {
      isEligible: () => true,
      render: async (target) => {
        const place = typeof target === 'string' ? document.querySelector(target) : target;
        if (!place || !place.isConnected) throw new Error('Document is ready and element does not exist');
        box = document.createElement('div');
        for (const [name, suffix] of choices) {
          const button = document.createElement('button');
          button.type = 'button';
          button.textContent = name;
          button.style.cssText = 'display:block;width:100%;min-height:44px;margin-bottom:8px;font:600 16px system-ui;border:0;border-radius:8px;background:#ffc439;color:#111';
          button.onclick = onChoose(suffix);
          box.append(button);
        }
        place.append(box);
      },
      close: async () => box && box.remove(),
    };
  }
  window[namespace] = { version: '5.0.0', Buttons };
})();
`;
