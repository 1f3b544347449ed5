// What the board's page shows: an expression that a test evaluates in the page itself.
(() => {
  const frame = document.querySelector('.board')?.getBoundingClientRect();
  const isInside = (light, x, y) => {
    const areas = [...light.querySelectorAll('path')];
    return (
      areas.length === 0 ||
      areas.some((area) => {
        const matrix = area.getScreenCTM();
        return matrix !== null && area.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix.inverse()));
      })
    );
  };
  // What lies outside, or under the buttons beside it, is no use.
  const isSeen = (x, y) =>
    frame !== undefined &&
    x > frame.x &&
    x < frame.right &&
    y > frame.y &&
    y < frame.bottom &&
    document.elementFromPoint(x, y)?.closest('.board') !== null;
  const shares = [0.5, 0.3, 0.7, 0.15, 0.85, 0.4, 0.6];
  /** Where a finger would press: the middle, or where that is another's, somewhere else inside. */
  const pointOf = (light) => {
    const box = light.getBoundingClientRect();
    const points = shares.flatMap((down) =>
      shares.map((right) => [box.x + box.width * right, box.y + box.height * down]),
    );
    return points.find(([x, y]) => isSeen(x, y) && isInside(light, x, y));
  };
  const lightsAt = (kind) =>
    [...document.querySelectorAll(`.lights .light.${kind}`)].flatMap((light) => {
      const point = pointOf(light);
      return point === undefined ? [] : [{ kind, text: '', danger: false, at: { x: point[0], y: point[1] } }];
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
    // Nothing can be pressed on a board that is still on its way.
    waits:
      document.querySelector('.loading') !== null ||
      (question !== null && question.querySelector('.go') === null && question.querySelector('.end .why') !== null),
    things: [...lightsAt('open'), ...lightsAt('chosen'), ...buttons],
    sheet: document.querySelector('.sheet')?.textContent ?? '',
  };
})();
