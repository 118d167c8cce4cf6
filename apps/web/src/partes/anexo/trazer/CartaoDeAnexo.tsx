import type { TipoAnexo } from '@balcao/contract/base/anexo'
import { nomesDosAnexos } from '@balcao/contract/provedor/canal-venda'
import { nomesDosVereditos } from '@balcao/contract/vendas/anexo-nomes'
import { Alert, Button } from '@mantine/core'
import { type DragEvent, type ReactNode, useState } from 'react'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { Situacao, type TomDaSituacao } from '#ui/Situacao.tsx'
import { dicas, textos } from './anexos.textos.ts'
import classes from './CartaoDeAnexo.module.css'
import { Escolher } from './Escolher.tsx'
import { EstadoDoEnvio } from './EstadoDoEnvio.tsx'
import type { AnexoNaTela } from './juntar.ts'
import { Previa } from './Previa.tsx'
import { formatosDe, type Regras } from './preparar.ts'
import { Remover } from './Remover.tsx'

/** Whether the channel asks for it, and of whom. */
export type Exigencia = 'obrigatorio' | 'opcional' | 'doAssinante'

type Anexar = {
  anexar: (arquivo: Blob, nome: string) => Promise<boolean>
  preparando: boolean
  recusa: string | null
}

type CartaoDeAnexoProps = Anexar & {
  vendaId: string
  tipo: TipoAnexo
  exigencia: Exigencia
  /** Why this person cannot add it. */
  impedimento: string | null
  anexo: AnexoNaTela | null
  /** It is there, and counts. */
  presente: boolean
  /** Whether what the server has may be taken away: what was sent with a sale is evidence. */
  removivel: boolean
  regras: Regras
  /** What is odd about the file that is there. It may be right all the same. */
  aviso?: string | null
  /** Besides camera and file. It says when it has brought one. */
  outraForma?: ((aoTrazer: () => void) => ReactNode) | undefined
}

const rejeitado = (anexo: AnexoNaTela | null) =>
  anexo?.onde === 'servidor' && anexo.anexo.veredito === 'REJEITADO' ? anexo.anexo : null

const selo = ({ presente, exigencia, anexo }: CartaoDeAnexoProps): [TomDaSituacao, string] => {
  if (rejeitado(anexo)) return ['perigo', nomesDosVereditos.REJEITADO]
  if (presente) return ['sucesso', textos.pronto]
  return [exigencia === 'obrigatorio' ? 'aviso' : 'neutro', textos[exigencia]]
}

function NoServidor({ anexo }: { anexo: AnexoNaTela }) {
  if (anexo.onde === 'aparelho') return <EstadoDoEnvio item={anexo.item} />
  const { situacao, recusa, motivo } = anexo.anexo
  if (rejeitado(anexo)) return <ErroNaTela mensagem={textos.rejeitado(motivo)} />
  if (situacao === 'RECUSADO') return <ErroNaTela mensagem={recusa ?? textos.fotoIlegivel} />
  return <p>{situacao === 'CONVERTENDO' ? textos.envio.convertendo : textos.envio.enviado}</p>
}

/** One kind of attachment: whether it is asked for, what is there, and the ways to bring it. */
export function CartaoDeAnexo(props: CartaoDeAnexoProps) {
  const { vendaId, tipo, exigencia, impedimento, anexo, regras, aviso, outraForma } = props
  const { anexar, preparando, recusa } = props
  const soDaqui = anexo?.onde === 'aparelho' && anexo.item.fase !== 'enviado'
  const [sobre, setSobre] = useState(false)
  const [deNovo, setDeNovo] = useState(false)
  const nome = nomesDosAnexos[tipo]
  const formatos = formatosDe(tipo, regras)
  const [tom, situacao] = selo(props)

  const soltar = (evento: DragEvent) => {
    evento.preventDefault()
    setSobre(false)
    const [arquivo] = evento.dataTransfer.files
    if (arquivo && !impedimento) void anexar(arquivo, arquivo.name)
  }

  return (
    <section
      data-path={`anexos.${tipo}`}
      tabIndex={-1}
      aria-label={nome}
      className={classes.cartao}
      data-tipo={tipo}
      data-sobre={(sobre && !impedimento) || undefined}
      onDragOver={(evento) => {
        evento.preventDefault()
        setSobre(true)
      }}
      onDragLeave={() => setSobre(false)}
      onDrop={soltar}
    >
      <header className={classes.topo}>
        <h2>{nome}</h2>
        <Situacao tom={tom}>{situacao}</Situacao>
      </header>
      <p className={classes.dica}>{dicas[tipo]}</p>
      {exigencia === 'doAssinante' && !anexo && <p className={classes.dica}>{textos.doAssinanteExplicado}</p>}
      {anexo && <Previa anexo={anexo} />}
      {anexo && (
        <div className={classes.andamento}>
          <NoServidor anexo={anexo} />
        </div>
      )}
      {aviso && (
        <Alert role="status" color="warning" p="xs">
          {aviso}
        </Alert>
      )}
      {recusa && <ErroNaTela mensagem={recusa} />}
      {impedimento ? (
        <p className={classes.impedimento}>{impedimento}</p>
      ) : (
        <>
          {(!anexo || deNovo) && outraForma?.(() => setDeNovo(false))}
          <div className={classes.acoes}>
            <Escolher
              nome={nome}
              formatos={formatos}
              troca={anexo !== null}
              ocupado={preparando}
              aoEscolher={(arquivo) => void anexar(arquivo, arquivo.name)}
            />
            {anexo && outraForma && !deNovo && (
              <Button variant="default" onClick={() => setDeNovo(true)}>
                {textos.gravador.deNovo}
              </Button>
            )}
            {anexo && (props.removivel || soDaqui) && <Remover vendaId={vendaId} nome={nome} anexo={anexo} />}
          </div>
          {preparando && <p role="status">{textos.preparando}</p>}
          <p className={classes.regras}>
            {textos.aceitos(
              formatos.map(({ nome }) => nome),
              regras.mb_maximo,
            )}{' '}
            <span className={classes.noComputador}>{textos.soltar}</span>
          </p>
        </>
      )}
    </section>
  )
}
