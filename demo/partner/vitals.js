const total = { longFrames: 0, scriptTime: 0, layoutShift: 0 };
const digits = { longFrames: 0, scriptTime: 0, layoutShift: 3 };

document.addEventListener('booking-vitals', ({ detail }) => {
  for (const name of Object.keys(total)) {
    total[name] += detail[name];
    document.querySelector(`output[name=${name}]`).textContent = total[name].toFixed(digits[name]);
  }
});
