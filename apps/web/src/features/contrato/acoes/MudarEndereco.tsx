import type { EnderecoDoCliente } from '@balcao/contract/clientes/cliente/contato'
import { enderecoEmLinha } from '@balcao/contract/provedor/endereco'
import { EnderecoDaVenda } from '@balcao/contract/vendas/venda-dados'
import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import * as z from 'zod/mini'
import { CamposEndereco } from '#partes/endereco/CamposEndereco.tsx'
import { type ValoresDeEndereco, valoresDeEndereco } from '#partes/endereco/valores.ts'
import { CampoTexto } from '#ui/campos/CampoTexto.tsx'
import { ContextoFormulario } from '#ui/campos/contexto.ts'
import { CartoesDeEscolha } from '#ui/escolha/CartoesDeEscolha.tsx'
import { textos } from './acoes.textos.ts'
import type { DialogoProps, OQueMuda } from './pedido.ts'
import { QuadroDoEvento } from './QuadroDoEvento.tsx'

const t = textos.endereco

const NOVO = 'NOVO'

type ValoresDoNovo = ValoresDeEndereco & { referencia: string | null }

/** The point on the map is marked in the client's record. The schema requires a city. */
const paraEnvio = (endereco: ValoresDoNovo) =>
  ({ ...endereco, latitude: null, longitude: null }) as EnderecoDaVenda
const Valores = z.object({ endereco: z.pipe(z.transform(paraEnvio), EnderecoDaVenda) })

type MudarEnderecoProps = DialogoProps & { enderecos: readonly EnderecoDoCliente[] }

/** To another of the client's addresses, or to a new one. Whether the plan is sold there is the server's answer. */
export function MudarEndereco({ enderecos, ...props }: MudarEnderecoProps) {
  const [escolhido, setEscolhido] = useState<string | undefined>(enderecos.length ? undefined : NOVO)
  const [falta, setFalta] = useState(false)
  const form = useForm<{ endereco: ValoresDoNovo }>({
    initialValues: { endereco: { ...valoresDeEndereco(null), referencia: null } },
    validate: schemaResolver(Valores, { sync: true }),
  })
  const oQueMuda = (): OQueMuda | null => {
    const tipo = 'MUDANCA_ENDERECO'
    if (escolhido === undefined) return null
    if (escolhido !== NOVO) return { tipo, dados: { endereco_id: escolhido } }
    const { data } = EnderecoDaVenda.safeParse(paraEnvio(form.values.endereco))
    return data ? { tipo, dados: { endereco: data } } : null
  }
  return (
    <QuadroDoEvento
      {...props}
      tipo="MUDANCA_ENDERECO"
      oQueMuda={oQueMuda()}
      aoFaltar={() => {
        setFalta(true)
        if (escolhido === NOVO) form.validate()
      }}
      campos={['dados.endereco_id']}
    >
      {(erro) => (
        <>
          <CartoesDeEscolha
            legenda={t.campo}
            campo="dados.endereco_id"
            largos
            opcoes={[
              ...enderecos.map((um) => ({
                valor: um.id,
                texto: enderecoEmLinha(um, `${um.cidade} – ${um.uf}`),
              })),
              { valor: NOVO, texto: t.novo, detalhe: t.dicaDoNovo },
            ]}
            valor={escolhido}
            aoEscolher={setEscolhido}
            erro={(falta && !escolhido && t.escolha) || erro('dados.endereco_id')}
          />
          {escolhido === NOVO && (
            <ContextoFormulario value={form}>
              <CamposEndereco name="endereco" />
              <CampoTexto
                name="endereco.referencia"
                label={t.referencia}
                autoComplete="off"
                vazio={null}
                maxLength={150}
              />
            </ContextoFormulario>
          )}
        </>
      )}
    </QuadroDoEvento>
  )
}
