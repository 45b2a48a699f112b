/** Minutes from midnight; `to` before `from` is after midnight, `from == to` means round the clock. */
interface DayHours {
  from: number;
  to: number;
}

type WeekHours = Record<'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun', DayHours | null>;

const at = (hours: number, minutes = 0) => hours * 60 + minutes;

function week(workdays: DayHours | null, weekend: DayHours | null, monday = workdays): WeekHours {
  return {
    mon: monday,
    tue: workdays,
    wed: workdays,
    thu: workdays,
    fri: workdays,
    sat: weekend,
    sun: weekend,
  };
}

/** One example of each kind of opening hours (readings 11). */
export const demoHours = {
  always: { workTime: week({ from: 0, to: 0 }, { from: 0, to: 0 }), workTimeText: 'Круглосуточно' },
  day: {
    workTime: week({ from: at(10), to: at(23) }, { from: at(10), to: at(23) }),
    workTimeText: 'Ежедневно с 10:00 до 23:00',
  },
  late: {
    workTime: week({ from: at(11), to: at(2) }, { from: at(12), to: at(5) }),
    workTimeText: 'Пн–Пт с 11:00 до 02:00, Сб–Вс с 12:00 до 05:00',
  },
  mall: {
    workTime: week({ from: at(10), to: at(22) }, { from: at(10), to: at(22, 30) }),
    workTimeText: 'Пн–Пт с 10:00 до 22:00, Сб–Вс до 22:30',
  },
  closedOnMondays: {
    workTime: week({ from: at(12), to: at(0) }, { from: at(11), to: at(0) }, null),
    workTimeText: 'Вт–Пт с 12:00 до 00:00, Сб–Вс с 11:00, Пн — выходной',
  },
  office: {
    workTime: week({ from: at(8), to: at(21) }, null),
    workTimeText: 'Пн–Пт с 08:00 до 21:00, Сб–Вс — выходные',
  },
  unknown: { workTime: null, workTimeText: null },
} as const;
