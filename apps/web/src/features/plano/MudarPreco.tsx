import { MudancaDePreco, type Plano } from '@balcao/contract/catalogo/plano'
import {
  precoDoDia,
  precoEmPalavras,
  precoMudaMuito,
  recusaDePrecoIgual,
} from '@balcao/contract/catalogo/plano-preco'
import { formatarData } from '@balcao/contract/valores/data'
import { diaNoFuso, somarDias } from '@balcao/contract/valores/dia'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { Alert } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import * as z from 'zod/mini'
import { configuracao } from '#configuracao.ts'
import { ConfirmarAcao } from '#ui/ConfirmarAcao.tsx'
import { CampoData } from '#ui/campos/CampoData.tsx'
import { FormularioLateral } from '#ui/formulario/FormularioLateral.tsx'
import { toast } from '#ui/toast.tsx'
import { CamposDePreco } from './CamposDePreco.tsx'
import { useMudarPreco } from './plano.data.ts'
import { rotulos, textos } from './plano.textos.ts'

const ValoresPreco = z.omit(MudancaDePreco, { versao: true })
type ValoresPreco = z.infer<typeof ValoresPreco>

const conferir = schemaResolver(ValoresPreco, { sync: true })

type MudarPrecoProps = {
  plano: Pick<Plano, 'id' | 'versao' | 'preco' | 'precos' | 'vigencia_fim'>
  aoFechar: () => void
}

/** Tomorrow by default, because today's clients were told today's price. */
export function MudarPreco({ plano, aoFechar }: MudarPrecoProps) {
  const mudar = useMudarPreco(plano.id)
  const hoje = diaNoFuso(new Date(), configuracao.fuso_horario)
  const form = useForm<ValoresPreco>({
    initialValues: {
      a_partir_de: somarDias(hoje, 1),
      valor_mensal: plano.preco?.valor_mensal ?? 0,
      taxa_instalacao: plano.preco?.taxa_instalacao ?? 0,
    },
    validate: (valores) => {
      const igual = recusaDePrecoIgual(plano.precos, valores)
      return { ...(igual && { valor_mensal: igual }), ...conferir(valores) }
    },
  })
  const { a_partir_de, valor_mensal } = form.values
  const atual = plano.preco?.valor_mensal ?? 0
  const [duvidoso, setDuvidoso] = useState<ValoresPreco | null>(null)
  const substituido = precoDoDia(plano.precos, a_partir_de)
  const enviar = (valores: ValoresPreco) =>
    mudar.mutate(
      { ...valores, versao: plano.versao },
      {
        onSuccess: () => {
          const { a_partir_de: dia } = valores
          const valor = formatarDinheiro(valores.valor_mensal)
          toast.sucesso(
            dia > hoje ? textos.precoMudado(formatarData(dia), valor) : textos.precoMudadoHoje(valor),
          )
          aoFechar()
        },
      },
    )
  const conferirEEnviar = (valores: ValoresPreco) =>
    atual > 0 && precoMudaMuito(atual, valores.valor_mensal) ? setDuvidoso(valores) : enviar(valores)
  return (
    <FormularioLateral
      titulo={textos.mudarPreco}
      form={form}
      erro={mudar.error}
      enviando={mudar.isPending}
      aoEnviar={conferirEEnviar}
      aoFechar={aoFechar}
      textoSalvar={textos.mudarPreco}
    >
      <CamposDePreco mensal={valor_mensal} />
      <CampoData
        name="a_partir_de"
        label={rotulos.a_partir_de}
        description={textos.mudarPrecoDica}
        minimo={hoje}
        {...(plano.vigencia_fim && { maximo: plano.vigencia_fim })}
        withAsterisk
      />
      <div role="status">
        {substituido && (
          <Alert color="warning" p="xs">
            {textos.substitui(formatarData(a_partir_de), precoEmPalavras(substituido))}
          </Alert>
        )}
      </div>
      {duvidoso && (
        <ConfirmarAcao
          titulo={textos.mudaMuito(formatarDinheiro(atual), formatarDinheiro(duvidoso.valor_mensal))}
          consequencia={textos.mudaMuitoPorQue[duvidoso.valor_mensal < atual ? 'menos' : 'mais']}
          textoConfirmar={textos.mudarPreco}
          aoConfirmar={() => {
            setDuvidoso(null)
            enviar(duvidoso)
          }}
          aoCancelar={() => setDuvidoso(null)}
        />
      )}
    </FormularioLateral>
  )
}
