import type { Atendimento, MensagemDoAtendimento } from '@balcao/contract/posvenda/atendimento'
import {
  nomesDasPrioridades,
  nomesDasSituacoesDeAtendimento,
} from '@balcao/contract/posvenda/atendimento-nomes'
import { Suspense, useRef, useState } from 'react'
import { configuracao } from '#configuracao.ts'
import { Prazo } from '#partes/atendimento/Prazo.tsx'
import { tonsDaPrioridade, tonsDoAtendimento } from '#partes/atendimento/tons.ts'
import { Abas } from '#ui/Abas.tsx'
import mesa from '#ui/mesa/Mesa.module.css'
import { PaginaCabecalho } from '#ui/PaginaCabecalho.tsx'
import { Situacao } from '#ui/Situacao.tsx'
import { tardio } from '#ui/tardio.ts'
import { useTeclasLigadas } from '#ui/teclas/preferencia.ts'
import { useTeclas } from '#ui/teclas/useTeclas.ts'
import { VerTeclas } from '#ui/teclas/VerTeclas.tsx'
import { useAgora } from '#ui/useAgora.ts'
import { useMudouPorOutro } from '#ui/useMudouPorOutro.ts'
import { useVivo } from '#vivo/useVivo.ts'
import classes from './Atendimento.module.css'
import { AvisosDoAtendimento } from './AvisosDoAtendimento.tsx'
import { AcoesDoAtendimento } from './acoes/AcoesDoAtendimento.tsx'
import { teclas as teclasDasAcoes } from './acoes/acoes.ts'
import { useAcoes } from './acoes/useAcoes.ts'
import { relerAtendimento } from './atendimento.data.ts'
import { textos } from './atendimento.textos.ts'
import { Conversa } from './conversa/Conversa.tsx'
import { textos as daConversa } from './conversa/conversa.textos.ts'
import { Escrever } from './conversa/Escrever.tsx'
import { SemEscrever } from './conversa/SemEscrever.tsx'
import { useEnvios } from './conversa/useEnvios.ts'
import { useEscrita } from './conversa/useEscrita.ts'
import { DadosDoAtendimento } from './DadosDoAtendimento.tsx'

const AjudaDasTeclas = tardio(() => import('#ui/teclas/AjudaDasTeclas.tsx').then((m) => m.AjudaDasTeclas))

/** The desk of who answers: what was said beside what it is about, and what can be done. */
export function MesaDoAtendimento({ atendimento }: { atendimento: Atendimento }) {
  const [aba, setAba] = useState<'conversa' | 'dados'>('conversa')
  const [ajuda, setAjuda] = useState(false)
  const { mudou, conhecer } = useMudouPorOutro(atendimento.versao)
  const acoes = useAcoes(atendimento, (novo) => conhecer(novo.versao))
  const escrita = useEscrita(atendimento.id, (novo) => conhecer(novo.versao))
  const arquivos = useEnvios(atendimento.id)
  const campo = useRef<HTMLTextAreaElement>(null)
  const teclas = useTeclasLigadas('atendimento')
  const agora = useAgora()
  useVivo('atendimento', (ids) => {
    if (!ids || ids.includes(atendimento.id)) void relerAtendimento(atendimento.id)
  })
  const podeEscrever = atendimento.acoes.includes('escrever')

  const escreverA = (tipo: MensagemDoAtendimento['tipo']) => {
    setAba('conversa')
    const chega = atendimento.email_do_cliente && configuracao.envia_email
    if (tipo === 'INTERNA' || chega) escrita.form.setFieldValue('tipo', tipo)
    campo.current?.focus()
  }
  useTeclas(
    {
      ...Object.fromEntries(
        acoes.possiveis.map((acao) => [teclasDasAcoes[acao]?.toLowerCase(), () => acoes.fazer(acao)]),
      ),
      n: podeEscrever ? () => escreverA('INTERNA') : undefined,
      m: podeEscrever ? () => escreverA('AO_CLIENTE') : undefined,
      '?': () => setAjuda(true),
    },
    teclas.ligadas,
  )
  return (
    <div className={mesa.mesa}>
      <PaginaCabecalho
        titulo={`${textos.titulo(atendimento.protocolo)} · ${atendimento.assunto}`}
        selo={
          <>
            <Situacao tom={tonsDoAtendimento[atendimento.situacao]}>
              {nomesDasSituacoesDeAtendimento[atendimento.situacao]}
            </Situacao>
            <Situacao tom={tonsDaPrioridade[atendimento.prioridade]}>
              {nomesDasPrioridades[atendimento.prioridade]}
            </Situacao>
            <Prazo atendimento={atendimento} agora={agora} />
          </>
        }
        acoes={<VerTeclas aoAbrir={() => setAjuda(true)} />}
      />
      <AvisosDoAtendimento
        atendimento={atendimento}
        mudou={mudou}
        aoEntender={() => conhecer(atendimento.versao)}
      />
      <AcoesDoAtendimento atendimento={atendimento} {...acoes} />
      <Abas nomes={{ conversa: daConversa.titulo, dados: textos.dadosCurto }} atual={aba} aoTrocar={setAba} />
      <div className={`${mesa.lados} ${classes.lados}`}>
        <div className={classes.conversa} data-atras={aba !== 'conversa' || undefined}>
          <Conversa atendimento={atendimento}>
            {!podeEscrever && <SemEscrever atendimento={atendimento} />}
            {(podeEscrever || escrita.form.values.texto.trim() || arquivos.envios.length > 0) && (
              <Escrever {...{ atendimento, escrita, arquivos, campo }} impedido={!podeEscrever} />
            )}
          </Conversa>
        </div>
        <div className={`${mesa.rolavel} ${classes.dados}`} data-atras={aba !== 'dados' || undefined}>
          <DadosDoAtendimento atendimento={atendimento} />
        </div>
      </div>
      {ajuda && (
        <Suspense>
          <AjudaDasTeclas lista={textos.teclas} teclas={teclas} aoFechar={() => setAjuda(false)} />
        </Suspense>
      )}
    </div>
  )
}
