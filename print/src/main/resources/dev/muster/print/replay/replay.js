'use strict';
(() => {
  const data = JSON.parse(document.getElementById('data').textContent);
  const moments = data.moments;
  const byId = (id) => document.getElementById(id);
  const svg = document.querySelector('#field svg');
  const units = [...document.querySelectorAll('#units > .unit')];
  const leaders = [...document.querySelectorAll('#leaders > .leader')];
  const NS = 'http://www.w3.org/2000/svg';

  // what a unit has left stands below its letters
  const strengths = units.map((unit) => {
    const text = document.createElementNS(NS, 'text');
    text.setAttribute('class', 'strength');
    text.setAttribute('y', '4.4');
    unit.append(text);
    return text;
  });

  // the state after each moment, built once: unit -> its last numbers
  const states = [];
  let units0 = data.units.map(() => null);
  let leaders0 = data.leaders.map(() => null);
  let marks0 = data.units.map(() => '');
  for (const moment of moments) {
    if (moment.units) {
      units0 = units0.slice();
      for (const each of moment.units) {
        const [number, ...rest] = each.split(' ').map(Number);
        units0[number] = rest.length ? rest : null;
      }
    }
    if (moment.marks) {
      marks0 = Object.assign(marks0.slice(), moment.marks);
    }
    if (moment.leaders) {
      leaders0 = leaders0.slice();
      for (const each of moment.leaders) {
        const [number, ...rest] = each.split(' ').map(Number);
        leaders0[number] = rest.length ? rest : null;
      }
    }
    states.push({ units: units0, leaders: leaders0, marks: marks0 });
  }

  // where units came from in a moment
  const trails = document.createElementNS(NS, 'g');
  byId('units').before(trails);

  // the story
  const list = byId('lines');
  const items = [];
  moments.forEach((moment, number) => {
    for (const line of moment.lines) {
      const item = document.createElement('li');
      item.textContent = line;
      if (/^Round \d+/.test(line)) {
        item.className = 'round';
      }
      item.dataset.moment = number;
      list.append(item);
      (items[number] = items[number] || []).push(item);
    }
  });
  list.addEventListener('click', (event) => {
    const item = event.target.closest('li');
    if (item) {
      pause();
      show(Number(item.dataset.moment));
    }
  });

  // losses as shares of what breaks each side, over the scrubber
  const curve = document.createElementNS(NS, 'svg');
  curve.setAttribute('viewBox', '0 0 1000 100');
  curve.setAttribute('preserveAspectRatio', 'none');
  const line = (x1, y1, x2, y2) => {
    const mark = document.createElementNS(NS, 'line');
    Object.entries({ x1, y1, x2, y2 }).forEach(([key, value]) => mark.setAttribute(key, value));
    curve.append(mark);
    return mark;
  };
  const across = (number) => (moments.length < 2 ? 0 : (1000 * number) / (moments.length - 1));
  moments.forEach((moment, number) => {
    if (number > 0 && moment.round !== moments[number - 1].round) {
      line(across(number), 0, across(number), 100);
    }
  });
  data.breaksAt.forEach((limit, side) => {
    const path = document.createElementNS(NS, 'path');
    path.setAttribute('class', 'side' + side);
    path.setAttribute('d', moments.map((moment, number) =>
      (number ? 'L' : 'M') + across(number).toFixed(1) + ' '
        + (98 - 96 * Math.min(1, moment.lost[side] / Math.max(1, limit))).toFixed(1)).join(''));
    curve.append(path);
  });
  data.sides.forEach((side, i) => {
    const name = document.createElement('span');
    name.className = 'side' + i;
    name.textContent = (i ? '- - ' : '\u2014 ') + side;
    byId('key').append(i ? ', ' : 'Lost, as a share of what breaks the army: ', name);
  });
  const here = line(0, 0, 0, 100);
  here.setAttribute('class', 'now');
  byId('losses').append(curve);

  const jump = byId('jump');
  moments.forEach((moment, number) => {
    if (moment.what) {
      const option = document.createElement('option');
      option.value = number;
      option.textContent = 'round ' + moment.round + ': ' + moment.what;
      jump.append(option);
    }
  });
  jump.disabled = jump.options.length < 2;
  jump.addEventListener('change', () => {
    if (jump.value !== '') {
      pause();
      show(Number(jump.value));
    }
  });

  let current = -1;
  const slider = byId('moment');
  slider.max = moments.length - 1;

  function show(number) {
    const next = Math.max(0, Math.min(moments.length - 1, number));
    const before = states[current];
    const state = states[next];
    trails.replaceChildren();
    units.forEach((unit, i) => {
      const now = state.units[i];
      const was = before && next === current + 1 ? before.units[i] : null;
      if (now && was && Math.hypot(now[0] - was[0], now[1] - was[1]) > 1) {
        const trail = document.createElementNS(NS, 'path');
        trail.setAttribute('class', 'trail');
        trail.setAttribute('d', 'M' + was[0] + ' ' + was[1] + 'L' + now[0] + ' ' + now[1]);
        trails.append(trail);
      }
      unit.classList.toggle('gone', !now);
      unit.classList.toggle('acts', moments[next].who === i);
      if (now) {
        unit.style.transform = 'translate(' + now[0] + 'px,' + now[1] + 'px)';
        unit.querySelector('.block').style.transform = 'rotate(' + now[2] + 'deg)';
        strengths[i].textContent = now[3] < data.units[i].full ? now[3] : '';
        unit.querySelector('title').textContent = data.units[i].label + ': ' + data.units[i].name
          + ', ' + now[3] + ' of ' + data.units[i].full
          + (state.marks[i] ? ', ' + state.marks[i] : '');
      }
    });
    leaders.forEach((leader, i) => {
      const now = state.leaders[i];
      leader.classList.toggle('gone', !now);
      if (now) {
        leader.style.transform = 'translate(' + now[0] + 'px,' + now[1] + 'px)';
      }
    });
    (items[current] || []).forEach((item) => item.classList.remove('now'));
    (items[next] || []).forEach((item) => item.classList.add('now'));
    if (items[next]) {
      // the list alone scrolls, never the page
      const story = byId('story');
      const top = items[next][0].offsetTop - story.offsetTop;
      const bottom = items[next].at(-1).offsetTop + items[next].at(-1).offsetHeight - story.offsetTop;
      if (top < story.scrollTop) {
        story.scrollTop = top;
      } else if (bottom > story.scrollTop + story.clientHeight) {
        story.scrollTop = bottom - story.clientHeight;
      }
    }
    current = next;
    slider.value = next;
    const moment = moments[next];
    const losses = data.sides.map((side, i) =>
      data.breaksAt.length ? side + ' ' + moment.lost[i] + ' of ' + data.breaksAt[i] : side);
    const told = (moment.round ? 'Round ' + moment.round + '. ' : '') + 'Lost: ' + losses.join(', ') + '.';
    byId('status').textContent = told;
    slider.setAttribute('aria-valuetext', told + ' ' + moment.lines.join(' '));
    here.setAttribute('x1', across(next));
    here.setAttribute('x2', across(next));
    if (next === moments.length - 1) {
      pause();
    }
  }

  function round(step) {
    const from = moments[current].round;
    let number = current;
    if (step > 0) {
      while (number < moments.length - 1 && moments[number].round === from) { number++; }
    } else {
      while (number > 0 && moments[number - 1].round === from) { number--; }
      if (number === current && number > 0) {
        const before = moments[number - 1].round;
        while (number > 0 && moments[number - 1].round === before) { number--; }
      }
    }
    show(number);
  }

  let timer = 0;
  function pause() {
    clearInterval(timer);
    timer = 0;
    byId('play').textContent = 'Play';
  }
  function play() {
    if (timer) {
      pause();
      return;
    }
    if (current === moments.length - 1) {
      show(0);
    }
    byId('play').textContent = 'Pause';
    timer = setInterval(() => show(current + 1), Number(byId('speed').value));
  }
  byId('speed').addEventListener('change', () => {
    if (timer) {
      pause();
      play();
    }
  });

  const actions = {
    first: () => show(0),
    'round-back': () => round(-1),
    back: () => show(current - 1),
    on: () => show(current + 1),
    'round-on': () => round(1),
    last: () => show(moments.length - 1),
  };
  Object.entries(actions).forEach(([id, action]) =>
    byId(id).addEventListener('click', () => { pause(); action(); }));
  byId('play').addEventListener('click', play);
  slider.addEventListener('input', () => { pause(); show(Number(slider.value)); });
  const keys = {
    ArrowLeft: 'back', ArrowRight: 'on', PageUp: 'round-back', PageDown: 'round-on', Home: 'first', End: 'last',
  };
  document.addEventListener('keydown', (event) => {
    if (event.target.tagName === 'SELECT' || event.ctrlKey || event.altKey || event.metaKey) {
      return;
    }
    if (event.key === ' ' && event.target.tagName !== 'BUTTON') {
      event.preventDefault();
      play();
    } else if (keys[event.key]) {
      event.preventDefault();
      pause();
      actions[keys[event.key]]();
    }
  });

  // zoom and pan
  const whole = svg.viewBox.baseVal;
  const all = { x: whole.x, y: whole.y, width: whole.width, height: whole.height };
  svg.removeAttribute('width');
  svg.removeAttribute('height');
  let view = { ...all };
  const look = () => svg.setAttribute('viewBox', [view.x, view.y, view.width, view.height].join(' '));
  function zoom(factor, x, y) {
    const width = Math.max(all.width / 20, Math.min(all.width, view.width * factor));
    const real = width / view.width;
    view = { x: x - (x - view.x) * real, y: y - (y - view.y) * real, width, height: view.height * real };
    look();
  }
  const middle = () => [view.x + view.width / 2, view.y + view.height / 2];
  byId('closer').addEventListener('click', () => zoom(0.7, ...middle()));
  byId('farther').addEventListener('click', () => zoom(1 / 0.7, ...middle()));
  byId('fit').addEventListener('click', () => { view = { ...all }; look(); });
  const spot = (event) => {
    const matrix = svg.getScreenCTM().inverse();
    return [event.clientX * matrix.a + matrix.e, event.clientY * matrix.d + matrix.f];
  };
  svg.addEventListener('wheel', (event) => {
    event.preventDefault();
    zoom(event.deltaY < 0 ? 0.85 : 1 / 0.85, ...spot(event));
  }, { passive: false });
  const touches = new Map();
  svg.addEventListener('pointerdown', (event) => {
    touches.set(event.pointerId, event);
    svg.setPointerCapture(event.pointerId);
  });
  svg.addEventListener('pointermove', (event) => {
    const was = touches.get(event.pointerId);
    if (!was) {
      return;
    }
    if (touches.size === 1) {
      const [x0, y0] = spot(was);
      const [x1, y1] = spot(event);
      view = { ...view, x: view.x + x0 - x1, y: view.y + y0 - y1 };
      look();
    } else {
      const other = [...touches.values()].find((each) => each.pointerId !== event.pointerId);
      const apart = (one) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      zoom(apart(was) / Math.max(1, apart(event)), ...spot(other));
    }
    touches.set(event.pointerId, event);
  });
  ['pointerup', 'pointercancel'].forEach((kind) =>
    svg.addEventListener(kind, (event) => touches.delete(event.pointerId)));

  show(0);
})();
