import { Button, Progress } from '@mantine/core'
import type { ArquivoNaFila } from '#aparelho/anexos/fila.ts'
import { fila } from '#aparelho/anexos/fila-da-aba.ts'
import { ErroHttp, SessaoEncerrada, textoDoErro } from '#http/erro.ts'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { textos } from './anexos.textos.ts'
import classes from './CartaoDeAnexo.module.css'

const porcento = ({ enviados, arquivo: { envio } }: ArquivoNaFila) =>
  envio.tamanho ? Math.floor((enviados / envio.tamanho) * 100) : 0

const motivoDaPausa = (erro: unknown) => {
  if (erro instanceof SessaoEncerrada) return textos.envio.semLogin
  if (!(erro instanceof ErroHttp) || erro.ehDeRede) return textos.envio.pausado
  return textos.envio.parado(textoDoErro(erro))
}

const emPalavras = (item: ArquivoNaFila) => {
  if (item.fase === 'pausado') return motivoDaPausa(item.erro)
  if (item.fase !== 'enviando')
    return item.fase === 'enviado' ? textos.envio.enviado : textos.envio.aguardando
  const andado = porcento(item)
  return andado === 100 ? textos.envio.conferindo : textos.envio.enviando(andado)
}

/** How far a file is on its way to the server, and what keeps it. */
export function EstadoDoEnvio({ item }: { item: ArquivoNaFila }) {
  const { fase, erro, soNaMemoria, arquivo } = item
  if (fase === 'recusado')
    return (
      <ErroNaTela
        mensagem={textoDoErro(erro)}
        {...(!arquivo.envio.recusa && { aoTentarDeNovo: () => fila.tentarDeNovo(arquivo.id) })}
      />
    )
  return (
    <div className={classes.envio}>
      {fase === 'enviando' && (
        <Progress value={porcento(item)} aria-label={textos.envio.enviando(porcento(item))} />
      )}
      {/* The percentage would be read out at every step. */}
      <p role={fase === 'enviando' ? undefined : 'status'}>
        {emPalavras(item)}
        {fase === 'pausado' && (
          <Button variant="subtle" size="compact-sm" onClick={() => fila.tentarDeNovo(arquivo.id)}>
            {textos.envio.tentarDeNovo}
          </Button>
        )}
      </p>
      {soNaMemoria && fase !== 'enviado' && (
        <p role="alert" className={classes.alerta}>
          {textos.envio[soNaMemoria]}
        </p>
      )}
    </div>
  )
}
