import type { MesACobrar } from '@balcao/contract/cobranca/boleto-api'
import { EmissaoDoContrato } from '@balcao/contract/cobranca/boleto-api'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import type { Contrato } from '@balcao/contract/vendas/contrato-visto'
import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { textoDoErro } from '#http/erro.ts'
import { CampoConta } from '#partes/conta-bancaria/CampoConta.tsx'
import { Carregando } from '#ui/Carregando.tsx'
import { DialogoComCampos } from '#ui/DialogoComCampos.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { textos as daUi } from '#ui/textos.ts'
import { useHoje } from '#ui/useHoje.ts'
import { BoletosEmitidos } from './BoletosEmitidos.tsx'
import { mesesACobrar, useEmitirMeses } from './boletos.data.ts'
import { textos } from './boletos.textos.ts'
import classes from './Emitir.module.css'
import { UmMes } from './UmMes.tsx'

const t = textos.dialogo

type EmitirBoletosProps = { contrato: Pick<Contrato, 'id' | 'empresa' | 'situacao'>; aoFechar: () => void }

/** Which months of a contract to charge now. */
export function EmitirBoletos({ contrato: { id, empresa, situacao }, aoFechar }: EmitirBoletosProps) {
  const { data, error, refetch } = useQuery(mesesACobrar(id))
  const emitir = useEmitirMeses(id)
  return (
    <DialogoComCampos titulo={t.titulo} ocupado={emitir.isPending} aoFechar={aoFechar}>
      {emitir.data ? (
        <BoletosEmitidos {...emitir.data} aoFechar={aoFechar} />
      ) : (
        <>
          {error && <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => void refetch()} />}
          {!data && !error && <Carregando linhas={5} />}
          {data?.itens.length === 0 && <p>{t.nenhumMes(situacao)}</p>}
          {data && data.itens.length > 0 && (
            <Escolha meses={data.itens} empresaId={empresa.id} envio={emitir} aoFechar={aoFechar} />
          )}
        </>
      )}
    </DialogoComCampos>
  )
}

const podeEmitir = ({ boleto, impedimento }: MesACobrar) => boleto === null && impedimento === null

type EscolhaProps = {
  meses: readonly MesACobrar[]
  empresaId: string
  envio: ReturnType<typeof useEmitirMeses>
  aoFechar: () => void
}

function Escolha({ meses, empresaId, envio, aoFechar }: EscolhaProps) {
  const mesAtual = useHoje().slice(0, 7)
  const lista = useRef<HTMLFieldSetElement>(null)
  const adiante = meses.filter((mes) => podeEmitir(mes) && mes.competencia >= mesAtual)
  // Past months and those that have a boleto already may fill the whole box: most people want the next one. Of a
  // contract that is over, they want the last.
  const primeiro = adiante[0] ?? meses.findLast(podeEmitir)
  useEffect(() => {
    if (primeiro) lista.current?.querySelector('[data-autofocus]')?.scrollIntoView({ block: 'center' })
  }, [primeiro])
  const [escolhidos, setEscolhidos] = useState<ReadonlySet<string>>(new Set())
  const [recusa, setRecusa] = useState<string>()
  const [conta, setConta] = useState<string>()
  const mudar = (quais: Iterable<string>) => {
    setEscolhidos(new Set(quais))
    setRecusa(undefined)
  }
  const marcados = meses.filter((mes) => podeEmitir(mes) && escolhidos.has(mes.competencia))
  const competencias = marcados.map(({ competencia }) => competencia)

  const enviar = (evento: SubmitEvent) => {
    evento.preventDefault()
    if (marcados.length === 0) return setRecusa(t.escolha)
    if (!EmissaoDoContrato.safeParse({ competencias }).success) return setRecusa(t.demais)
    envio.mutate({ competencias, conta_bancaria_id: conta })
  }
  const atalho = (nome: string, quantos: number) => (
    <Button
      variant="default"
      size="compact-md"
      onClick={() => mudar(adiante.slice(0, quantos).map(({ competencia }) => competencia))}
    >
      {nome}
    </Button>
  )
  return (
    <form noValidate onSubmit={enviar}>
      {adiante.length > 0 && (
        <Group gap="xs" mb="xs">
          {atalho(t.proximo, 1)}
          {atalho(t.doze, 12)}
        </Group>
      )}
      <fieldset ref={lista} className={classes.meses}>
        <legend>{t.quais}</legend>
        {meses.map((mes) => (
          <UmMes
            key={mes.competencia}
            mes={mes}
            comeca={mes === primeiro}
            marcado={escolhidos.has(mes.competencia)}
            aoMarcar={(marcado) =>
              mudar(
                marcado
                  ? [...escolhidos, mes.competencia]
                  : [...escolhidos].filter((um) => um !== mes.competencia),
              )
            }
          />
        ))}
      </fieldset>
      <CampoConta empresaId={empresaId} valor={conta} aoMudar={setConta} />
      {(recusa ?? envio.isError) && <ErroNaTela mensagem={recusa ?? textoDoErro(envio.error)} />}
      <Group justify="space-between" mt="md" gap="xs">
        <span role="status">
          {marcados.length > 0 &&
            t.soma(marcados.length, formatarDinheiro(marcados.reduce((soma, { valor }) => soma + valor, 0)))}
        </span>
        <Group gap="xs">
          <Button variant="default" mih={44} disabled={envio.isPending} onClick={aoFechar}>
            {daUi.acao.deixar}
          </Button>
          <Button type="submit" mih={44} loading={envio.isPending}>
            {t.emitir}
          </Button>
        </Group>
      </Group>
    </form>
  )
}
