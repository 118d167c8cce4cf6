import { BaixaDoBoleto } from '@balcao/contract/cobranca/boleto-api'
import { nomesDosMeios } from '@balcao/contract/cobranca/boleto-opcoes'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
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
const campos = Object.keys(Valores.shape)

const comErro = (doServidor: DoServidor, campo: string) => {
  const error = doServidor(campo)
  return error ? { error } : {}
}

/** The money came by another way than the bank's file. */
export function DarBaixa(props: DialogoProps) {
  const { hoje, valor } = props.boleto
  const form = useForm({
    initialValues: {
      pago_em: hoje.dia as string | null,
      valor: hoje.total as number | null,
      meio: '',
      motivo: '',
    },
    validate: schemaResolver(Valores, { sync: true }),
  })
  const conferir = () => (form.validate().hasErrors ? false : form.getValues())
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
            <CampoData name="pago_em" label={t.dia} passado={hoje.dia} {...comErro(erro, 'pago_em')} />
            <CampoMoeda
              name="valor"
              label={t.valor}
              {...(hoje.total > valor && { description: t.hoje(formatarDinheiro(hoje.total)) })}
              {...comErro(erro, 'valor')}
            />
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
