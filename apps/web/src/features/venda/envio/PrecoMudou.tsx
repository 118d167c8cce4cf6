import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import type { EnvioComOutroPreco } from '@balcao/contract/vendas/envio'
import { Button, Group } from '@mantine/core'
import { MesAMes } from '#partes/oferta/MesAMes.tsx'
import { NumerosDoPreco } from '#partes/oferta/NumerosDoPreco.tsx'
import { textos as doPreco } from '#partes/oferta/preco.textos.ts'
import { Dialogo } from '#ui/Dialogo.tsx'
import { useRascunho } from '../rascunho/aberto.ts'
import classes from './Envio.module.css'
import { textos as todos } from './envio.textos.ts'
import { useEnvio } from './envio.ts'
import { useEnviar } from './useReenviar.ts'

const textos = todos.preco

/**
 * What the client was shown and does not get any more. Of a promotion that the program had chosen by itself, the server
 * knows nothing: only this device does.
 */
function useOQueSaiu({ depois, esgotadas }: EnvioComOutroPreco) {
  const { mostradas } = useEnvio()
  const sairam = mostradas.filter(({ id }) => !depois.promocoes.some((fica) => fica.id === id))
  const porque = (promocao: string) => esgotadas.find(({ id }) => id === promocao)?.motivo ?? textos.acabou
  return [
    ...sairam.map(({ id, nome }) => ({ id, nome, motivo: porque(id) })),
    ...esgotadas.filter(({ id }) => !mostradas.some((mostrada) => mostrada.id === id)),
  ]
}

/** Another price than the client was shown is a question, never a silent change. */
export function PrecoMudou({ mudanca }: { mudanca: EnvioComOutroPreco }) {
  const { dados, mudar } = useRascunho()
  const { enviando, esquecer } = useEnvio()
  const enviar = useEnviar()
  const { antes, depois } = mudanca
  const sairam = useOQueSaiu(mudanca)
  const meses = depois.preco.meses.length

  function confirmar() {
    // What ran out for this client or seller would be chosen again, and asked about again: what is left goes by name.
    const porNome = dados.promocoes || mudanca.esgotadas.length
    const promocoes = porNome ? depois.promocoes.map(({ id }) => id) : null
    mudar({ promocoes })
    enviar({ ...dados, promocoes }, depois)
  }
  return (
    <Dialogo titulo={textos.titulo} ocupado={enviando} aoFechar={esquecer}>
      <div className={classes.mudanca}>
        <p>{textos.explicacao}</p>
        {sairam.length > 0 && (
          <ul aria-label={textos.esgotadas}>
            {sairam.map(({ id, nome, motivo }) => (
              <li key={id}>
                <strong>{nome}</strong>: {motivo}
              </li>
            ))}
          </ul>
        )}
        <dl className={classes.totais}>
          <div>
            <dt>
              {textos.antes} ({doPreco.totalDoPeriodo(meses)})
            </dt>
            <dd>{formatarDinheiro(antes)}</dd>
          </div>
          <div>
            <dt>
              {textos.depois} ({doPreco.totalDoPeriodo(meses)})
            </dt>
            <dd>{formatarDinheiro(depois.preco.total_fidelidade)}</dd>
          </div>
        </dl>
        <NumerosDoPreco preco={depois.preco} />
        <MesAMes preco={depois.preco} />
      </div>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" mih={44} disabled={enviando} onClick={esquecer} data-autofocus>
          {textos.voltar}
        </Button>
        <Button color="secondary" mih={44} loading={enviando} onClick={confirmar}>
          {textos.confirmar}
        </Button>
      </Group>
    </Dialogo>
  )
}
