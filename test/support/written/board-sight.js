// What the board's page shows: an expression that a test evaluates in the page itself.
(() => {
  const frame = document.querySelector('.board')?.getBoundingClientRect();
  const lightsAt = (kind) =>
    [...document.querySelectorAll(`.lights .light.${kind}`)].flatMap((light) => {
      const box = light.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      // What lies outside, or under the buttons beside it, is no use.
      const isSeen = frame !== undefined && x > frame.x && x < frame.right && y > frame.y && y < frame.bottom;
      const top = isSeen ? document.elementFromPoint(x, y) : null;
      return top?.closest('.board') ? [{ kind, text: '', danger: false, at: { x, y } }] : [];
    });
  const question = document.querySelector('.sheet .question');
  const kindOf = (button) => {
    const is = (name) => button.classList.contains(name);
    if (is('go')) return 'go';
    if (is('on')) return 'less';
    if (is('option') || is('face')) return 'option';
    if (is('step')) return button.textContent.trim() === '+' ? 'more' : 'less';
    if (is('loss') && question.querySelector('.seat') === null) return 'agree';
    return is('chip') ? 'less' : 'other';
  };
  const buttons = [...(question?.querySelectorAll('button') ?? [])].flatMap((button, n) => {
    // The green button rests for a moment after a question has come.
    if ((button.disabled && !button.classList.contains('resting')) || button.closest('.tabs') !== null) return [];
    const danger = button.querySelector('.danger') !== null;
    return [{ kind: kindOf(button), text: button.textContent, danger, at: { n } }];
  });
  return {
    question: question?.querySelector('h2')?.textContent ?? '',
    waits: question !== null && question.querySelector('.go') === null && question.querySelector('.end .why') !== null,
    things: [...lightsAt('open'), ...lightsAt('chosen'), ...buttons],
    sheet: document.querySelector('.sheet')?.textContent ?? '',
  };
})();
