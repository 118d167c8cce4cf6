import { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import type { FinalidadeConsentimento } from '@balcao/contract/clientes/cliente/consentimento'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { usePode } from '#habilidade.ts'
import { useSemelhantes } from '#partes/cliente/semelhantes/useSemelhantes.ts'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { textos as doFormulario } from '#ui/formulario/formulario.textos.ts'
import { useEdicao } from '#ui/formulario/useEdicao.ts'
import { PaginaDeRegistro } from '#ui/registro/PaginaDeRegistro.tsx'
import { tardio } from '#ui/tardio.ts'
import { toast } from '#ui/toast.tsx'
import { useEventos } from '#ui/useEventos.ts'
import { AcoesDoCliente } from './AcoesDoCliente.tsx'
import { CamposCliente } from './CamposCliente.tsx'
import { clientes, useEditarCliente } from './cliente.data.ts'
import { EsquemaDosValores, type ValoresCliente, valoresDe } from './cliente.formulario.ts'
import { palavras } from './cliente.palavras.ts'
import { textos } from './cliente.textos.ts'
import type { Dialogo } from './DialogosDoCliente.tsx'
import classes from './Lugares.module.css'
import { SeloDoCliente } from './SeloDoCliente.tsx'

// Most visits to a record open none of them.
const DialogosDoCliente = tardio(() =>
  import('./DialogosDoCliente.tsx').then(({ DialogosDoCliente }) => DialogosDoCliente),
)
// Below the form, and read after it.
const SecoesDoCliente = tardio(() =>
  import('./SecoesDoCliente.tsx').then(({ SecoesDoCliente }) => SecoesDoCliente),
)

// Rows with fields of their own, in an order that people choose. Two such lists cannot be merged:
// a person has to choose one.
const ordenadas = ['telefones', 'enderecos'] as const

export function EdicaoDeCliente({ cliente }: { cliente: Cliente }) {
  const navegar = useNavigate()
  const voltar = () => void navegar({ to: '/admin/cliente/$id', params: { id: cliente.id } })
  const podeEditar = usePode('EDITAR.CLIENTE')
  const [dialogo, setDialogo] = useState<Dialogo | null>(null)
  const edicao = useEdicao<Cliente, ValoresCliente>({
    registro: cliente,
    valoresDe,
    esquemaDoRegistro: Cliente,
    esquemaDosValores: EsquemaDosValores,
    ordenadas,
    editar: useEditarCliente(cliente.id),
    aoSalvar: () => {
      toast.sucesso(doFormulario.salvo)
      // What was typed during the save is still to be saved.
      if (!edicao.form.isDirty()) voltar()
    },
  })
  const semelhantes = useSemelhantes(edicao.form.values, { exceto: cliente.id, ligado: podeEditar })
  const travado = podeEditar ? null : textos.semEditar
  const porSalvar = edicao.form.isDirty()
  const unificar = (outro?: string) =>
    porSalvar ? toast.aviso(textos.salveAntes) : setDialogo({ qual: 'unificar', outro })
  const { aoAbrir, aoRegistrar } = useEventos({
    aoAbrir: (qual: Exclude<Dialogo['qual'], 'consentir'>) =>
      qual === 'unificar' ? unificar() : setDialogo({ qual }),
    aoRegistrar: (finalidade: FinalidadeConsentimento) => setDialogo({ qual: 'consentir', finalidade }),
  })

  return (
    <>
      <PaginaDeRegistro
        titulo={cliente.nome}
        selo={<SeloDoCliente cliente={cliente} />}
        acoes={<AcoesDoCliente cliente={cliente} motivo={travado} aoAbrir={aoAbrir} />}
        somenteLeitura={travado}
        edicao={edicao}
        palavras={palavras}
        historico={clientes.historico(cliente.id)}
        aoFechar={voltar}
        secoes={
          <Suspense fallback={<Esqueleto className={classes.secoes} />}>
            <SecoesDoCliente cliente={cliente} motivo={travado} aoRegistrar={aoRegistrar} />
          </Suspense>
        }
      >
        <CamposCliente
          form={edicao.form}
          travado={travado !== null}
          semelhantes={semelhantes}
          comSemelhante={{ texto: textos.unificarCom, nome: textos.unificarComNome, fazer: unificar }}
        />
      </PaginaDeRegistro>
      {dialogo && (
        <Suspense>
          <DialogosDoCliente cliente={cliente} dialogo={dialogo} aoFechar={() => setDialogo(null)} />
        </Suspense>
      )}
    </>
  )
}
