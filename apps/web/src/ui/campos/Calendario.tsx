import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/pt-br'
import { anosDoSeletor } from '@balcao/contract/valores/data'
import { DatePicker, type DatePickerProps, type DatePickerType } from '@mantine/dates'
import { useEffect, useRef } from 'react'
import classes from './Calendario.module.css'
import { textos } from './calendario.textos.ts'
import { focarDia } from './focarDia.ts'

type Escolha<T extends DatePickerType> = { type: T } & Pick<
  DatePickerProps<T>,
  'value' | 'defaultValue' | 'onChange' | 'allowSingleDateInRange'
>

type CalendarioProps = (Escolha<'default'> | Escolha<'range'> | Escolha<'multiple'>) & {
  /** The month shown first. By default, the current one. */
  mes: string | null | undefined
  minimo: string | undefined
  maximo: string | undefined
}

const hoje = () => new Date().toLocaleDateString('sv-SE')

/**
 * The kit gives both lists the same name.
 * React does not overwrite these attributes, because its own value never changes.
 */
const nomearListas = (raiz: HTMLElement | null) => {
  raiz?.querySelector('[data-select="month"]')?.setAttribute('aria-label', textos.mes)
  raiz?.querySelector('[data-select="year"]')?.setAttribute('aria-label', textos.ano)
}

/** The month grid. A file of its own, because it is only downloaded when somebody opens a calendar. */
export function Calendario({ mes, minimo, maximo, ...escolha }: CalendarioProps) {
  const raiz = useRef<HTMLDivElement>(null)
  useEffect(() => {
    nomearListas(raiz.current)
    // The first time, the calendar opens before this chunk has arrived.
    focarDia(raiz.current)
  }, [])

  const anos = anosDoSeletor(hoje(), minimo, maximo)
  return (
    <DatePicker
      {...(escolha as DatePickerProps)}
      ref={raiz}
      locale="pt-br"
      firstDayOfWeek={0}
      // No red weekends: red is for errors.
      weekendDays={[]}
      highlightToday
      withNativeLevelSelect
      yearsSelectRange={[anos[0] ?? 0, anos.at(-1) ?? 0]}
      {...(mes && { defaultDate: mes })}
      {...(minimo && { minDate: minimo })}
      {...(maximo && { maxDate: maximo })}
      ariaLabels={{
        previousMonth: textos.mesAnterior,
        nextMonth: textos.proximoMes,
        monthLevelControl: textos.mesEAno,
      }}
      classNames={{ calendarHeaderSelect: classes.seletor ?? '', day: classes.dia ?? '' }}
    />
  )
}
