import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Entrada } from '#ui/campos/Entrada.tsx'
import { type CampoDeTextoProps, useCampoDeTexto, type Vazio } from '#ui/campos/useCampoDeTexto.ts'
import { Icone } from '#ui/Icone.tsx'
import { icones } from './CampoIcone.data.ts'
import { casaVizinha } from './CampoIcone.grade.ts'
import classes from './CampoIcone.module.css'
import { SUGESTOES } from './CampoIcone.sugestoes.ts'
import { nomeDoIcone, textos } from './CampoIcone.textos.ts'
import { CampoIconeGrade } from './CampoIconeGrade.tsx'

const ESPERA_MS = 250

/**
 * One icon of the icon API, found by typing. Its value is the icon's full
 * name, `tabler:wifi`. The arrows move over the grid as over a table, and
 * Enter chooses. Until an icon is marked, left and right move in the text.
 */
export function CampoIcone<V extends Vazio = ''>(props: CampoDeTextoProps<V>) {
  const { texto: escolhido, mudar, resto } = useCampoDeTexto(props)
  const idDaGrade = useId()
  const grade = useRef<HTMLDivElement>(null)
  const [digitado, setDigitado] = useState<string | null>(null)
  const [marcado, setMarcado] = useState(-1)
  const aberto = digitado !== null
  const termo = (digitado ?? '').trim()
  const [procurado] = useDebouncedValue(termo, ESPERA_MS)
  const busca = useQuery(icones.busca(procurado))
  const opcoes = termo === '' ? SUGESTOES : (busca.data ?? [])

  function fechar() {
    setDigitado(null)
    setMarcado(-1)
  }

  function escolher(icone: string) {
    mudar(icone)
    fechar()
  }

  function digitar(novo: string) {
    // The text was cleared while the list was closed, so it was the choice that was removed, not a search.
    if (novo === '' && !aberto) mudar('')
    setDigitado(novo)
    setMarcado(-1)
  }

  function aoTeclar(evento: KeyboardEvent<HTMLInputElement>) {
    resto.onKeyDown?.(evento)
    if (!aberto) {
      if (evento.key === 'ArrowDown') setDigitado('')
      return
    }
    const icone = opcoes[marcado]
    if (evento.key === 'Enter') {
      // Enter must not submit the form during a choice.
      evento.preventDefault()
      if (icone) escolher(icone)
    }
    if (evento.key === 'Escape') fechar()
    const vizinha = casaVizinha(evento.key, marcado, { total: opcoes.length, porLinha: porLinha() })
    if (vizinha === undefined) return
    evento.preventDefault()
    setMarcado(vizinha)
    grade.current?.querySelectorAll('[role="option"]')[vizinha]?.scrollIntoView({ block: 'nearest' })
  }

  /** The number per row depends on the width, so it is read from the browser. */
  function porLinha() {
    const [primeira, ...outras] = grade.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? []
    return 1 + outras.filter((casa) => casa.offsetTop === primeira?.offsetTop).length
  }

  return (
    <div className={classes.lugar}>
      <Entrada
        placeholder={textos.dica}
        autoComplete="off"
        spellCheck={false}
        {...resto}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={aberto}
        aria-controls={idDaGrade}
        aria-activedescendant={aberto && marcado >= 0 ? `${idDaGrade}-${marcado}` : undefined}
        leftSection={<Icone nome={escolhido || 'tabler:search'} />}
        texto={digitado ?? nomeDoIcone(escolhido)}
        aoMudar={digitar}
        onClick={() => setDigitado((atual) => atual ?? '')}
        onKeyDown={aoTeclar}
        onBlur={(evento) => {
          resto.onBlur?.(evento)
          fechar()
        }}
      />
      {aberto && (
        <CampoIconeGrade
          ref={grade}
          id={idDaGrade}
          rotulo={String(resto.label ?? resto['aria-label'] ?? '')}
          opcoes={opcoes}
          escolhido={escolhido}
          marcado={marcado}
          buscando={termo !== '' && (termo !== procurado || busca.isFetching)}
          erro={termo === '' ? null : busca.error}
          aoTentarDeNovo={() => busca.refetch()}
          aoEscolher={escolher}
        />
      )}
    </div>
  )
}
