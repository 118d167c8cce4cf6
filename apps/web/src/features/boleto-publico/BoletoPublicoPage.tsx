import { linkDoBoletoInteiro } from '@balcao/contract/cobranca/boleto-link'
import type { BoletoPublico } from '@balcao/contract/cobranca/boleto-publico'
import { useState } from 'react'
import { naoExiste } from '#http/erro.ts'
import { Andamento } from '#partes/publica/Andamento.tsx'
import { LinkSemValor } from '#partes/publica/LinkSemValor.tsx'
import { tomarLink } from '#partes/publica/link.ts'
import { Moldura } from '#partes/publica/Moldura.tsx'
import { useAcompanhar } from '#partes/publica/useAcompanhar.ts'
import { useLeitura } from '#partes/publica/useLeitura.ts'
import { lerAndamento, lerBoleto } from './boleto-publico.data.ts'
import { textos, titulos } from './boleto-publico.textos.ts'
import { Cobranca } from './Cobranca.tsx'
import { ComoPagar } from './ComoPagar.tsx'
import { Quanto } from './Quanto.tsx'

/** Where the client pays a boleto, on whatever phone they have. */
export function BoletoPublicoPage() {
  const [t] = useState(() => tomarLink('boleto', linkDoBoletoInteiro))
  return t ? <PeloLink t={t} /> : <SemValor />
}

const SemValor = () => <LinkSemValor texto={textos.semValor} ajuda={textos.pedirOutro} />

/** Paid or cancelled, nothing else happens to it. */
const aindaMuda = ({ estado }: BoletoPublico) => estado !== 'PAGO' && estado !== 'CANCELADO'

function PeloLink({ t }: { t: string }) {
  const { dados, erro, lendo, reler, mudar } = useLeitura((signal) => lerBoleto({}, t, signal))
  useAcompanhar(dados !== null && aindaMuda(dados), {
    perguntar: async (signal) => {
      const novo = await lerAndamento({}, t, signal)
      mudar((antes) => ({ ...antes, ...novo }))
    },
  })
  if (naoExiste(erro)) return <SemValor />
  if (!dados)
    return (
      <Moldura titulo={textos.titulo}>
        {lendo && <p>{textos.buscando}</p>}
        <Andamento enviando={lendo} erro={erro} aoTentarDeNovo={reler} />
      </Moldura>
    )
  return <Aberto t={t} boleto={dados} />
}

const maiuscula = (texto: string) => texto.charAt(0).toUpperCase() + texto.slice(1)

/** Another title when it is paid meanwhile: the focus goes there, and a screen reader says it. */
function Aberto({ t, boleto }: { t: string; boleto: BoletoPublico }) {
  const { primeiro_nome, estado } = boleto
  const titulo = titulos[estado]
  return (
    <Moldura titulo={primeiro_nome ? `${primeiro_nome}, ${titulo}` : maiuscula(titulo)}>
      <Quanto boleto={boleto} />
      <ComoPagar t={t} boleto={boleto} />
      <Cobranca boleto={boleto} />
    </Moldura>
  )
}
