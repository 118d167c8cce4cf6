import type { Anexo } from '@balcao/contract/vendas/anexo'
import { useRef, useState } from 'react'
import type { ControleDoTocador } from '#ui/audio/Tocador.tsx'
import { desde } from '#ui/desde.ts'
import { useTeclas } from '#ui/teclas/useTeclas.ts'
import { toast } from '#ui/toast.tsx'
import { useJulgar } from '../analise.data.ts'
import { textos } from '../analise.textos.ts'
import { Conteudo } from './Conteudo.tsx'
import { type AlvoDosAnexos, CuidarDoAnexo } from './CuidarDoAnexo.tsx'
import classes from './Documentos.module.css'
import { type Documento, decisaoSugerida, proximoPorJulgar } from './documentos.ts'
import { Passos } from './Passos.tsx'
import { Rejeitar } from './Rejeitar.tsx'
import { Veredito } from './Veredito.tsx'
import type { ControleDoVisor } from './Visor.tsx'

const t = textos.visor

type DocumentosProps = {
  alvo: AlvoDosAnexos
  documentos: readonly Documento[]
  /** Why this person gives no verdict now. */
  impedimento: string | null
  /** Somebody else is about to decide by them. */
  deOutro: boolean
  teclasLigadas: boolean
}

/** One document large, the others as steps, and the verdict on the one that is shown. */
export function Documentos({ alvo, documentos, impedimento, deOutro, teclasLigadas }: DocumentosProps) {
  const [escolhido, setEscolhido] = useState(0)
  const indice = Math.min(escolhido, documentos.length - 1)
  const atual = documentos[indice]
  const [rejeitando, setRejeitando] = useState(false)
  const julgar = useJulgar(alvo.vendaId)
  const visor = useRef<ControleDoVisor>(null)
  const tocador = useRef<ControleDoTocador>(null)

  const ir = (passo: 1 | -1) => setEscolhido((indice + passo + documentos.length) % documentos.length)
  const dar = (veredito: Anexo['veredito'], motivo: string | null = null) => {
    const anexo = atual?.anexo
    if (!anexo || impedimento || julgar.isPending) return
    if (veredito === anexo.veredito && veredito !== 'REJEITADO') return
    const seguinte = proximoPorJulgar(documentos, indice)
    julgar.mutate(
      { id: anexo.id, veredito, motivo, cliente_id: alvo.cliente_id },
      {
        onSuccess: () => {
          setRejeitando(false)
          if (veredito !== 'PENDENTE' && seguinte !== -1) setEscolhido(seguinte)
        },
      },
    )
  }
  // Pressed once too often, it must not take back what was just decided.
  const aprovarPelaTecla = () =>
    atual?.anexo?.veredito === 'REJEITADO' ? toast.aviso(textos.veredito.desfacaAntes) : dar('APROVADO')
  const julgavel = atual?.anexo && !impedimento
  const som = atual?.anexo?.mime.startsWith('audio/')
  const avancar = () => ir(1)
  const voltar = () => ir(-1)
  useTeclas(
    {
      j: avancar,
      ArrowRight: avancar,
      k: voltar,
      ArrowLeft: voltar,
      ...(julgavel && {
        a: aprovarPelaTecla,
        r: () => setRejeitando(true),
        u: () => dar('PENDENTE'),
      }),
      ...(som
        ? {
            ' ': () => tocador.current?.alternar(),
            ',': () => tocador.current?.saltar(-1),
            '.': () => tocador.current?.saltar(1),
            v: () => tocador.current?.mudarVelocidade(),
          }
        : {
            '+': () => visor.current?.aumentar(1),
            '=': () => visor.current?.aumentar(1),
            '-': () => visor.current?.aumentar(-1),
            '0': () => visor.current?.caber(),
            g: () => visor.current?.girar(),
          }),
    },
    teclasLigadas && documentos.length > 0,
  )
  if (!atual) return <p className={classes.aviso}>{textos.semDocumentos}</p>
  return (
    <div className={classes.documentos}>
      <Passos documentos={documentos} atual={indice} aoIr={setEscolhido} />
      {documentos.map((documento, i) =>
        // The next one too: it is there before it is asked for.
        i === indice || i === indice + 1 ? (
          <div key={documento.anexo?.id ?? documento.tipo} className={classes.palco} hidden={i !== indice}>
            {documento.anexo ? (
              <Conteudo
                anexo={documento.anexo}
                nome={documento.nome}
                controles={i === indice ? { visor, tocador } : undefined}
              />
            ) : (
              <p className={classes.aviso}>{t[documento.obrigatorio ? 'falta' : 'vago'](documento.nome)}</p>
            )}
          </div>
        ) : null,
      )}
      <SobreOAnexo documento={atual} />
      {atual.anexo && (
        <Veredito
          anexo={atual.anexo}
          impedimento={impedimento}
          aguarde={julgar.isPending}
          aoJulgar={dar}
          aoRejeitar={() => setRejeitando(true)}
        />
      )}
      <CuidarDoAnexo key={atual.tipo} alvo={alvo} documento={atual} deOutro={deOutro} />
      <p role="status" className={classes.sugestao}>
        {!impedimento && sugestoes[decisaoSugerida(documentos) ?? 'nada']}
      </p>
      {rejeitando && (
        <Rejeitar
          tipo={atual.tipo}
          nome={atual.nome}
          aguarde={julgar.isPending}
          erro={julgar.error}
          aoConfirmar={(motivo) => dar('REJEITADO', motivo)}
          aoFechar={() => setRejeitando(false)}
        />
      )}
    </div>
  )
}

const sugestoes = { aprovar: textos.veredito.tudoAprovado, devolver: textos.veredito.aDevolver, nada: '' }

function SobreOAnexo({ documento: { anexo, anteriores } }: { documento: Documento }) {
  const rejeitada = anteriores.find(({ veredito }) => veredito === 'REJEITADO')
  return (
    <>
      {anexo?.usado_em && anexo.usado_em.length > 0 && (
        <p className={classes.alerta}>{t.usado(anexo.usado_em)}</p>
      )}
      {rejeitada?.motivo && <p className={classes.sobre}>{t.antes(rejeitada.motivo)}</p>}
      {anexo && <p className={classes.sobre}>{t.enviado(desde(anexo.criado_em), anexo.quem)}</p>}
    </>
  )
}
