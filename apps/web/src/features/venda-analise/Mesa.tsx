import type { Analise } from '@balcao/contract/vendas/analise-api'
import { DECISOES } from '@balcao/contract/vendas/decisoes'
import { type FilaDeDecisao, filaDaSituacao } from '@balcao/contract/vendas/fila-de-decisao'
import { nomesDasSituacoes } from '@balcao/contract/vendas/situacao'
import type { Venda } from '@balcao/contract/vendas/venda'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { usePode } from '#habilidade.ts'
import { tons } from '#partes/venda/tons.ts'
import { AcoesDaVenda, type MotivosDasAcoes } from '#partes/venda-acoes/AcoesDaVenda.tsx'
import { type AcaoDaPagina, comBotao } from '#partes/venda-acoes/acoes.ts'
import { notaAoReenviar } from '#partes/venda-acoes/nota-ao-reenviar.ts'
import { porQueNaoReenviar } from '#partes/venda-acoes/por-que-nao-reenviar.ts'
import { Abas } from '#ui/Abas.tsx'
import { haQuanto } from '#ui/haQuanto.ts'
import mesa from '#ui/mesa/Mesa.module.css'
import { PaginaCabecalho } from '#ui/PaginaCabecalho.tsx'
import { Secao } from '#ui/Secao.tsx'
import { Situacao } from '#ui/Situacao.tsx'
import { tardio } from '#ui/tardio.ts'
import { useTeclasLigadas } from '#ui/teclas/preferencia.ts'
import { Tecla } from '#ui/teclas/Tecla.tsx'
import { useTeclas } from '#ui/teclas/useTeclas.ts'
import { VerTeclas } from '#ui/teclas/VerTeclas.tsx'
import { toast } from '#ui/toast.tsx'
import { useAgora } from '#ui/useAgora.ts'
import { useMudouPorOutro } from '#ui/useMudouPorOutro.ts'
import { useVivo } from '#vivo/useVivo.ts'
import classes from './Analise.module.css'
import { guardarVenda, relerAnalise } from './analise.data.ts'
import { textos } from './analise.textos.ts'
import { decisivasEm } from './decisoes.ts'
import { Documentos } from './documentos/Documentos.tsx'
import { documentosDe, porQueNaoAprovar, semVeredito } from './documentos/documentos.ts'
import { ComOutraPessoa } from './EmMaos.tsx'
import { Ficha } from './ficha/Ficha.tsx'
import { MudouEnquantoOlhava } from './MudouEnquantoOlhava.tsx'
import { useEmMaos } from './useEmMaos.ts'
import { useFilaDa, useSeguir } from './useSeguir.ts'
import { VerContrato } from './VerContrato.tsx'

const AjudaDasTeclas = tardio(() => import('#ui/teclas/AjudaDasTeclas.tsx').then((m) => m.AjudaDasTeclas))

const TECLAS = { aprovar: 'P', devolver: 'D', reprovar: 'X' } as const

type MesaProps = {
  analise: Analise
  /** The person works through this queue: after a decision comes the next one. */
  fila: FilaDeDecisao | undefined
}

/** The desk of an analyst: documents beside what was typed, and the decision. */
export function Mesa({ analise, fila }: MesaProps) {
  const { venda, anexos, propria } = analise
  const [aberta, setAberta] = useState<AcaoDaPagina | null>(null)
  // Who authorises reads first; who analyses looks first.
  const [aba, setAba] = useState<'documentos' | 'dados'>(
    venda.situacao === 'EM_ANALISE' ? 'documentos' : 'dados',
  )
  const [ajuda, setAjuda] = useState(false)
  const { mudou, conhecer } = useMudouPorOutro(venda.versao)
  const teclas = useTeclasLigadas('analise')
  const emMaos = useEmMaos(analise)
  const filaDaVenda = useFilaDa(venda)
  const seguir = useSeguir(fila ?? filaDaVenda, venda.id)

  useVivo('venda', (ids) => {
    if (!ids || ids.includes(venda.id)) void relerAnalise(venda.id)
  })

  const documentos = documentosDe(anexos, {
    obrigatorios: venda.canal.anexos_obrigatorios,
    comVagos: usePode('CRIAR.ANEXO'),
  })
  const oferecidas = comBotao(venda).filter((acao) => !emMaos.deOutro || !DECISOES.includes(acao))
  const motivos: MotivosDasAcoes = {
    aprovar: porQueNaoAprovar(documentos),
    reenviar: porQueNaoReenviar(anexos),
  }
  const notas: MotivosDasAcoes = {
    devolver: semVeredito(documentos),
    reenviar: notaAoReenviar(venda, anexos),
  }
  const abrir = (acao: AcaoDaPagina) => {
    if (!oferecidas.includes(acao)) return
    const motivo = motivos[acao]
    return () => (motivo ? toast.aviso(motivo) : setAberta(acao))
  }
  const aoMudar = (nova: Venda) => {
    conhecer(nova.versao)
    guardarVenda(nova)
    if (fila && filaDaSituacao(nova.situacao) !== fila) seguir.ir()
  }
  useTeclas(
    {
      p: abrir('aprovar'),
      d: abrir('devolver'),
      x: abrir('reprovar'),
      n: seguir.pode ? seguir.ir : undefined,
      t: emMaos.assumir,
      '?': () => setAjuda(true),
    },
    teclas.ligadas,
  )
  const ehDecisiva = decisivasEm(venda.situacao)
  const decide = oferecidas.some(ehDecisiva)
  const daqui = (decisiva: boolean) => (aberta && ehDecisiva(aberta) === decisiva ? aberta : null)
  const acoesDa = { aoAbrir: setAberta, aoMudar }
  return (
    <div className={mesa.mesa}>
      <PaginaCabecalho
        titulo={`${textos.titulo(venda.protocolo)} · ${venda.cliente.nome}`}
        selo={
          <>
            <Situacao tom={tons[venda.situacao]}>{nomesDasSituacoes[venda.situacao]}</Situacao>
            <Idade desde={venda.situacao_em} />
          </>
        }
        acoes={
          <>
            {seguir.pode && (
              <Button
                variant={decide ? 'default' : 'filled'}
                loading={seguir.aguarde}
                aria-keyshortcuts="N"
                rightSection={<Tecla>N</Tecla>}
                onClick={seguir.ir}
              >
                {textos.fila.proxima}
              </Button>
            )}
            <VerContrato contrato={analise.contrato} />
            <VerTeclas aoAbrir={() => setAjuda(true)} />
          </>
        }
      />
      {mudou && <MudouEnquantoOlhava venda={venda} aoEntender={() => conhecer(venda.versao)} />}
      {emMaos.atual && emMaos.deOutro && (
        <ComOutraPessoa
          emMaos={emMaos.atual}
          tomada={emMaos.tomada}
          aoAssumir={emMaos.assumir}
          aguarde={emMaos.assumindo}
        />
      )}
      {venda.motivo && <p className={classes.motivo}>{venda.motivo}</p>}
      {/* An open dialog stays until it has told what came of it. */}
      {decide || daqui(true) ? (
        <div className={classes.decisao}>
          <AcoesDaVenda
            {...acoesDa}
            aberta={daqui(true)}
            venda={{ ...venda, acoes: oferecidas.filter(ehDecisiva) }}
            teclas={TECLAS}
            motivos={motivos}
            notas={notas}
          />
        </div>
      ) : null}
      <Abas nomes={{ documentos: textos.documentos, dados: textos.dados }} atual={aba} aoTrocar={setAba} />
      <div className={mesa.lados}>
        <section
          className={classes.documentos}
          data-atras={aba !== 'documentos' || undefined}
          aria-label={textos.documentos}
        >
          <Documentos
            alvo={{ vendaId: venda.id, cliente_id: venda.cliente_id, situacao: venda.situacao, propria }}
            documentos={documentos}
            impedimento={useImpedimento(analise, emMaos.deOutro)}
            deOutro={emMaos.deOutro}
            teclasLigadas={teclas.ligadas}
          />
        </section>
        <section className={mesa.rolavel} data-atras={aba !== 'dados' || undefined} aria-label={textos.dados}>
          <Ficha analise={analise}>
            {(oferecidas.some((acao) => !ehDecisiva(acao)) || daqui(false)) && (
              <Secao titulo={textos.outrasAcoes}>
                <div className={classes.outras}>
                  <AcoesDaVenda
                    {...acoesDa}
                    aberta={daqui(false)}
                    venda={{ ...venda, acoes: oferecidas.filter((acao) => !ehDecisiva(acao)) }}
                    notas={notas}
                  />
                </div>
              </Secao>
            )}
          </Ficha>
        </section>
      </div>
      {ajuda && (
        <Suspense>
          <AjudaDasTeclas lista={textos.teclas} teclas={teclas} aoFechar={() => setAjuda(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** Why this person gives no verdict now. */
function useImpedimento({ venda }: Analise, deOutro: boolean) {
  const decide = usePode('EDITAR.VENDA_SITUACAO')
  if (!decide) return textos.impedimento.permissao
  if (venda.situacao !== 'EM_ANALISE') return textos.impedimento.situacao(nomesDasSituacoes[venda.situacao])
  if (!venda.acoes.includes('aprovar')) return textos.impedimento.propria
  return deOutro ? textos.assumaAntes : null
}

const Idade = ({ desde }: { desde: string }) => (
  <span className={classes.idade}>{textos.ha(haQuanto(desde, useAgora()))}</span>
)
