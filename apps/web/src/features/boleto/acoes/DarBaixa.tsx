import type { Boleto } from '@balcao/contract/cobranca/boleto'
import { BaixaDoBoleto } from '@balcao/contract/cobranca/boleto-api'
import { nomesDosMeios } from '@balcao/contract/cobranca/boleto-opcoes'
import { recusaDoDiaPago } from '@balcao/contract/cobranca/dia-pago'
import { valorDoDia } from '@balcao/contract/cobranca/encargos'
import { DataIso, formatarData } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { Checkbox } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import * as z from 'zod/mini'
import { CampoAreaTexto } from '#ui/campos/CampoAreaTexto.tsx'
import { CampoData } from '#ui/campos/CampoData.tsx'
import { CampoDeOpcoes } from '#ui/campos/CampoDeOpcoes.tsx'
import { CampoMoeda } from '#ui/campos/CampoMoeda.tsx'
import { ContextoFormulario } from '#ui/campos/contexto.ts'
import type { DoServidor } from '#ui/QuadroDePergunta.tsx'
import classes from './Acoes.module.css'
import { textos } from './acoes.textos.ts'
import { type DialogoProps, QuadroDoBoleto } from './QuadroDoBoleto.tsx'

const t = textos.pagar
const Valores = z.omit(BaixaDoBoleto, { versao: true })
const errosDosCampos = schemaResolver(Valores, { sync: true })
const campos = Object.keys(Valores.shape)

const comErro = (doServidor: DoServidor, campo: string) => {
  const error = doServidor(campo)
  return error ? { error } : {}
}

const recusaDoDia = ({ emissao, hoje }: Boleto, dia: string) =>
  recusaDoDiaPago(dia, { emissao, hoje: hoje.dia })

/** What is owed on this day. Null: it is not a day yet, or nobody can have paid on it. */
const totalNoDia = (boleto: Boleto, dia: string | null) =>
  dia && DataIso.safeParse(dia).success && !recusaDoDia(boleto, dia)
    ? valorDoDia({ ...boleto, hoje: dia }).total
    : null

const erroDoDia = (boleto: Boleto, dia: string | null) => {
  const pago_em = dia && DataIso.safeParse(dia).success && recusaDoDia(boleto, dia)
  return pago_em ? { pago_em } : {}
}

type Recebido = { pago_em: string | null; valor: number | null }

const diferencaDe = (boleto: Boleto, { pago_em, valor }: Recebido) => {
  const total = totalNoDia(boleto, pago_em)
  return total === null || valor === null ? 0 : valor - total
}

/** The money came by another way than the bank's file. */
export function DarBaixa(props: DialogoProps) {
  const { boleto } = props
  const form = useForm({
    initialValues: {
      pago_em: boleto.hoje.dia as string | null,
      valor: boleto.hoje.total as number | null,
      meio: '',
      motivo: '',
      com_diferenca: false,
    },
    validate: (valores) => ({
      ...(diferencaDe(boleto, valores) !== 0 && !valores.com_diferenca && { com_diferenca: t.confirme }),
      ...errosDosCampos(valores),
      ...erroDoDia(boleto, valores.pago_em),
    }),
  })
  form.watch('valor', () => form.setFieldValue('com_diferenca', false))
  // The value goes with the day, unless another one was typed.
  form.watch('pago_em', ({ value, previousValue }) => {
    form.setFieldValue('com_diferenca', false)
    const total = totalNoDia(boleto, value)
    const seguia = form.getValues().valor === totalNoDia(boleto, previousValue)
    if (total !== null && seguia) form.setFieldValue('valor', total)
  })
  const conferir = () => (form.validate().hasErrors ? false : form.getValues())
  const { pago_em } = form.values
  const doDia = totalNoDia(boleto, pago_em)
  const diferenca = diferencaDe(boleto, form.values)
  return (
    <QuadroDoBoleto {...props} acao="pagar" conferir={conferir} campos={campos}>
      {(erro) => (
        <ContextoFormulario value={form}>
          <div className={classes.campos}>
            <CampoDeOpcoes
              name="meio"
              label={t.meio}
              nomes={nomesDosMeios}
              escolha={t.escolha}
              {...comErro(erro, 'meio')}
            />
            <CampoData
              name="pago_em"
              label={t.dia}
              minimo={boleto.emissao}
              passado={boleto.hoje.dia}
              {...comErro(erro, 'pago_em')}
            />
            <CampoMoeda
              name="valor"
              label={t.valor}
              {...(doDia !== null &&
                doDia !== boleto.valor && {
                  description: t.noDia(
                    formatarData(pago_em ?? ''),
                    formatarDinheiro(doDia),
                    doDia > boleto.valor,
                  ),
                })}
              {...comErro(erro, 'valor')}
            />
            {diferenca !== 0 && (
              <Checkbox
                label={t.confirmo(diferenca)}
                {...form.getInputProps('com_diferenca', { type: 'checkbox' })}
              />
            )}
            <CampoAreaTexto
              name="motivo"
              label={textos.motivo.pagar}
              placeholder={t.exemplo}
              limpavel={false}
              {...comErro(erro, 'motivo')}
            />
          </div>
        </ContextoFormulario>
      )}
    </QuadroDoBoleto>
  )
}
