import type { Oferta } from '@balcao/contract/catalogo/oferta'
import { MAXIMO_COMPARADOS } from '@balcao/contract/catalogo/oferta-filtro'
import { Alert, Button, TextInput, VisuallyHidden } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, Suspense, useDeferredValue, useMemo, useState } from 'react'
import { BarraDeComparacao } from '#partes/oferta/comparacao/BarraDeComparacao.tsx'
import { textos as daComparacao } from '#partes/oferta/comparacao/comparacao.textos.ts'
import { tardio } from '#ui/tardio.ts'
import { useEventos } from '#ui/useEventos.ts'
import { Vazio } from '#ui/Vazio.tsx'
import daOferta from '../../oferta/Oferta.module.css'
import { useRascunho } from '../../rascunho/aberto.ts'
import { CartaoParaEscolher } from './CartaoParaEscolher.tsx'
import classes from './Plano.module.css'
import { PlanoForaDaqui } from './PlanoForaDaqui.tsx'
import { textos } from './plano.textos.ts'
import { aMostrar, emOrdem, procurar } from './procurar.ts'
import { useEscolherPlano } from './useEscolherPlano.ts'

const CompararPlanos = tardio(() => import('./CompararPlanos.tsx').then((m) => m.CompararPlanos))

/** With fewer, looking is faster than typing. */
const MUITOS = 6
const POR_VEZ = 12
/** Drawn at once. The rest follows without holding up the step. */
const PRIMEIROS = 3

type EscolhaDoPlanoProps = { ofertas: readonly Oferta[]; dia: string }

export function EscolhaDoPlano({ ofertas, dia }: EscolhaDoPlanoProps) {
  const { escolhido, escolher, aviso } = useEscolherPlano()
  const aoTeclar = useEnterContinua()
  // As it was when the step was opened: a card that moves when it is chosen is lost from sight.
  const [naFrente] = useState(escolhido)
  const [texto, setTexto] = useState('')
  const [quantos, setQuantos] = useState(POR_VEZ)
  const [comparados, setComparados] = useState<string[]>([])
  const [comparando, setComparando] = useState(false)

  const emLista = useMemo(() => emOrdem(ofertas), [ofertas])
  // The key shows before the cards that it finds.
  const procurado = useDeferredValue(texto)
  const achadas = useMemo(() => procurar(emLista, procurado), [emLista, procurado])
  const mostradas = aMostrar(achadas, quantos, naFrente)
  const desenhadas = mostradas.slice(0, useDeferredValue(mostradas.length, PRIMEIROS))
  const paraComparar = comparados.flatMap((id) => ofertas.find((oferta) => oferta.id === id) ?? [])
  const { comparar } = useEventos({
    comparar: (id: string) =>
      setComparados(
        comparados.includes(id) ? comparados.filter((outro) => outro !== id) : [...comparados, id],
      ),
  })
  const cheia = paraComparar.length >= MAXIMO_COMPARADOS

  return (
    <>
      <PlanoForaDaqui />
      <div aria-live="polite" className={daOferta.anuncio}>
        {aviso && <Alert color="warning">{aviso}</Alert>}
      </div>
      {ofertas.length > MUITOS && (
        <TextInput
          type="search"
          label={textos.procurar}
          placeholder={textos.dicaDeProcura}
          value={texto}
          onChange={(evento) => {
            setTexto(evento.currentTarget.value)
            setQuantos(POR_VEZ)
          }}
        />
      )}
      {paraComparar.length > 0 && (
        <BarraDeComparacao
          emCima
          quantos={paraComparar.length}
          nomes={paraComparar.map(({ nome }) => nome)}
          aoComparar={() => setComparando(true)}
          aoLimpar={() => setComparados([])}
        />
      )}
      {achadas.length === 0 ? (
        <Vazio
          texto={textos.semAchados}
          acao={
            <Button variant="default" onClick={() => setTexto('')}>
              {textos.limpar}
            </Button>
          }
        />
      ) : (
        <fieldset className={classes.grupo} onKeyDown={aoTeclar}>
          <VisuallyHidden component="legend">{textos.legenda}</VisuallyHidden>
          <p className={classes.total} aria-live="polite">
            {textos.quantos(achadas.length)}
          </p>
          <ul className={classes.grade}>
            {desenhadas.map((oferta) => (
              <CartaoParaEscolher
                key={oferta.id}
                oferta={oferta}
                dia={dia}
                escolhido={oferta.id === escolhido}
                comparado={comparados.includes(oferta.id)}
                semComparar={cheia && !comparados.includes(oferta.id) ? daComparacao.maximo : null}
                aoEscolher={escolher}
                aoComparar={comparar}
              />
            ))}
          </ul>
          {mostradas.length < achadas.length && (
            <Button variant="default" onClick={() => setQuantos(quantos + POR_VEZ)}>
              {textos.mostrarMais}
            </Button>
          )}
        </fieldset>
      )}
      <Suspense>
        {comparando && (
          <CompararPlanos ofertas={paraComparar} dia={dia} aoFechar={() => setComparando(false)} />
        )}
      </Suspense>
    </>
  )
}

/** On the radio button of a plan. The filter and the other buttons have their own Enter. */
function useEnterContinua() {
  const { id } = useRascunho()
  const navegar = useNavigate()
  return (evento: KeyboardEvent) => {
    const alvo = evento.target
    if (evento.key !== 'Enter' || !(alvo instanceof HTMLInputElement) || alvo.type !== 'radio') return
    evento.preventDefault()
    if (alvo.checked) void navegar({ to: '/vendedor/venda/$id/$etapa', params: { id, etapa: 'adicionais' } })
    else alvo.click()
  }
}
