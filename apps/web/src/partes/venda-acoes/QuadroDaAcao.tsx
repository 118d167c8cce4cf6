import type { Venda } from '@balcao/contract/vendas/venda'
import { Button, Group, Text } from '@mantine/core'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { ErroHttp, textoDoErro } from '#http/erro.ts'
import { Dialogo } from '#ui/Dialogo.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { toast } from '#ui/toast.tsx'
import { useAgir } from './acoes.data.ts'
import { feitos, perguntas, textos } from './acoes.textos.ts'
import { type AcaoComDialogo, finais } from './acoes.ts'
import { MudouEnquanto } from './MudouEnquanto.tsx'

export type DialogoProps = {
  venda: Venda
  aoFechar: () => void
  aoMudar?: ((nova: Venda) => void) | undefined
}

/** What the server said of each field. */
type DoServidor = (campo: string) => string | undefined

type QuadroDaAcaoProps = DialogoProps & {
  acao: AcaoComDialogo
  /** What is sent with the version. False: something is wrong and was shown. */
  conferir: () => object | false
  confirmar?: string
  children?: (erro: DoServidor) => ReactNode
  /** The fields that show their own error. */
  campos?: readonly string[]
}

/**
 * One question about a sale. The answer is about the version that the person saw when it was asked: when the sale
 * changes meanwhile, they are told before anything is sent, and keep what they wrote.
 */
export function QuadroDaAcao(props: QuadroDaAcaoProps) {
  const { acao, venda, aoFechar, aoMudar, conferir, children, campos = [] } = props
  const { pergunta, consequencia, confirmar } = perguntas[acao]
  const agir = useAgir(acao, venda.id, 'formulario')
  const [vista, setVista] = useState(venda.versao)
  const mudou = venda.versao !== vista && !agir.isPending && !agir.isSuccess
  const possivel = venda.acoes.includes(acao)
  const erro = agir.error instanceof ErroHttp ? agir.error : null
  const doCampo: DoServidor = (campo) => erro?.campos[campo]?.[0]
  const ditoNoCampo = campos.some(doCampo)

  const enviar = (evento: SubmitEvent) => {
    evento.preventDefault()
    const corpo = conferir()
    if (corpo === false || mudou || !possivel) return
    agir.mutate({ ...corpo, versao: vista } as Parameters<typeof agir.mutate>[0], {
      onSuccess: (nova) => {
        toast.sucesso(feitos[acao])
        aoMudar?.(nova)
        aoFechar()
      },
    })
  }
  return (
    <Dialogo titulo={pergunta(venda.protocolo)} aoFechar={aoFechar}>
      <form noValidate onSubmit={enviar}>
        <Text size="sm" mb="sm">
          {consequencia}
        </Text>
        {children?.(doCampo)}
        {mudou || !possivel ? (
          <MudouEnquanto
            acao={acao}
            venda={venda}
            mudou={mudou}
            aoContinuar={() => {
              agir.reset()
              setVista(venda.versao)
            }}
          />
        ) : (
          agir.error && !ditoNoCampo && <ErroNaTela mensagem={textoDoErro(agir.error)} />
        )}
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" mih={44} onClick={aoFechar}>
            {textos.deixar}
          </Button>
          <Button
            type="submit"
            mih={44}
            color={finais.includes(acao) ? 'danger' : 'primary'}
            disabled={mudou || !possivel}
            loading={agir.isPending}
            {...(!children && { 'data-autofocus': true })}
          >
            {props.confirmar ?? confirmar}
          </Button>
        </Group>
      </form>
    </Dialogo>
  )
}
