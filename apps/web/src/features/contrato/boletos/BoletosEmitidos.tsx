import type { Resposta } from '@balcao/contract/base/endpoint'
import type { boletoApi } from '@balcao/contract/cobranca/boleto-api'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { Button, Group } from '@mantine/core'
import { useImprimir } from '#partes/boleto/imprimir.data.ts'
import { LinhasDeBoletos } from '#partes/boleto/LinhasDeBoletos.tsx'
import { mesEAno } from '#ui/mesEAno.ts'
import { textos } from './boletos.textos.ts'
import classes from './Emitir.module.css'

const t = textos.feito

type BoletosEmitidosProps = Resposta<typeof boletoApi.doContrato> & { aoFechar: () => void }

/** What was issued and what not, in the dialog that asked. */
export function BoletosEmitidos({ emitidos, recusados, aoFechar }: BoletosEmitidosProps) {
  const imprimir = useImprimir()
  const soma = emitidos.reduce((total, { valor }) => total + valor, 0)
  return (
    <>
      <p role="status">{t.emitidos(emitidos.length, formatarDinheiro(soma))}</p>
      {recusados.length > 0 && (
        <>
          <p>{t.recusados}</p>
          <ul>
            {recusados.map(({ competencia, motivo }) => (
              <li key={competencia}>{t.recusado(mesEAno(competencia), motivo)}</li>
            ))}
          </ul>
        </>
      )}
      <div className={classes.meses}>
        <LinhasDeBoletos boletos={emitidos} />
      </div>
      <Group justify="flex-end" mt="md" gap="xs">
        <Button variant="default" mih={44} onClick={aoFechar}>
          {t.fechar}
        </Button>
        {emitidos.length > 0 && (
          <Button
            mih={44}
            data-autofocus
            loading={imprimir.isPending}
            onClick={() => imprimir.mutate(emitidos.map(({ id }) => id))}
          >
            {t.imprimir}
          </Button>
        )}
      </Group>
    </>
  )
}
