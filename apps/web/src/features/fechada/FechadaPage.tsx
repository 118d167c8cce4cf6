import type { VendaFechada } from '@balcao/contract/vendas/aceite-fechada'
import { Anchor } from '@mantine/core'
import { useState } from 'react'
import { naoExiste } from '#http/erro.ts'
import { Andamento } from '#partes/publica/Andamento.tsx'
import { Protocolo } from '#partes/publica/Cartao.tsx'
import { LinkSemValor } from '#partes/publica/LinkSemValor.tsx'
import { tomarLink } from '#partes/publica/link.ts'
import { Moldura } from '#partes/publica/Moldura.tsx'
import { comoSeEscreve } from '#partes/publica/palavras.ts'
import { useAcompanhar } from '#partes/publica/useAcompanhar.ts'
import { useLeitura } from '#partes/publica/useLeitura.ts'
import { Agora } from './Agora.tsx'
import { Comprovante } from './Comprovante.tsx'
import { lerAndamento, lerFechada } from './fechada.data.ts'
import { textos } from './fechada.textos.ts'
import { ResumoDaVenda } from './ResumoDaVenda.tsx'

/** Where the subscriber follows a sale, from sending to installation. */
export function FechadaPage() {
  const [t] = useState(() => tomarLink('fechada'))
  return t ? <Fechada t={t} /> : <LinkSemValor />
}

const NO_FIM = new Set<VendaFechada['situacao']>(['CONCLUIDA', 'REPROVADA', 'CANCELADA'])
const aindaMuda = ({ situacao, aceite }: VendaFechada) => !NO_FIM.has(situacao) || aceite?.pdf === false

function Fechada({ t }: { t: string }) {
  const { dados, erro, lendo, reler, mudar } = useLeitura((signal) => lerFechada({}, t, signal))
  useAcompanhar(dados !== null && aindaMuda(dados), {
    perguntar: async (signal) => {
      // The whole page while the PDF is being made: only there it is announced.
      const esperaPdf = dados?.aceite && !dados.aceite.pdf
      const novo = await (esperaPdf ? lerFechada : lerAndamento)({}, t, signal)
      mudar((antes) => ({ ...antes, ...novo }))
    },
  })
  if (naoExiste(erro)) return <LinkSemValor />
  if (!dados)
    return (
      <Moldura titulo={textos.titulo}>
        {lendo && <p>{textos.buscando}</p>}
        <Andamento enviando={lendo} erro={erro} aoTentarDeNovo={reler} />
      </Moldura>
    )
  return <Acompanhamento t={t} venda={dados} />
}

function Acompanhamento({ t, venda }: { t: string; venda: VendaFechada }) {
  return (
    <Moldura titulo={textos.ola(venda.primeiro_nome)}>
      <Protocolo numero={venda.protocolo} />
      <Agora venda={venda} />
      <ResumoDaVenda venda={venda} />
      <Comprovante t={t} venda={venda} />
      <Contato empresa={venda.empresa} />
    </Moldura>
  )
}

function Contato({ empresa: { nome_fantasia, telefone, email } }: Pick<VendaFechada, 'empresa'>) {
  const contato = telefone ? comoSeEscreve(telefone) : email
  if (!contato) return null
  return (
    <p>
      {textos.fale} {nome_fantasia}:{' '}
      <Anchor inherit underline="always" href={telefone ? `tel:${telefone}` : `mailto:${email}`}>
        {contato}
      </Anchor>
    </p>
  )
}
