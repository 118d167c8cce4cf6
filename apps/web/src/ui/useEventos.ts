import { useLayoutEffect, useRef, useState } from 'react'

type Funcao = (...argumentos: never[]) => unknown

/**
 * The same functions at every drawing; when the event comes it is the newest of its name that is called. What is to be
 * done on an event says nothing about looks: passed through here, it does not make `memo` draw again.
 */
export function useEventos<Eventos extends Record<string, Funcao | undefined>>(eventos: Eventos): Eventos {
  const atuais = useRef(eventos)
  useLayoutEffect(() => {
    atuais.current = eventos
  })
  const [fixos] = useState(() =>
    Object.keys(eventos).map((nome): [string, Funcao] => [
      nome,
      (...argumentos) => atuais.current[nome]?.(...argumentos),
    ]),
  )
  // One that is not there stays absent: a part may look different without it.
  return Object.fromEntries(fixos.map(([nome, fixo]) => [nome, eventos[nome] && fixo])) as Eventos
}
