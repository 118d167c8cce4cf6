import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { textoDoErro } from '#http/erro.ts'
import { ProcurarCliente } from '#partes/cliente/ProcurarCliente.tsx'
import { Carregando } from '#ui/Carregando.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { textos as comuns } from '#ui/textos.ts'
import { useDevolverFoco } from '#ui/useDevolverFoco.ts'
import { useFocoAoTrocar } from '#ui/useFocoAoTrocar.ts'
import { clientes, useUnificar } from '../cliente.data.ts'
import { Comparar, type CompararProps } from './Comparar.tsx'
import { impedimento } from './escolhas.ts'
import classes from './Unificar.module.css'
import { textos } from './unificar.textos.ts'

type UnificarProps = {
  cliente: Cliente
  /** Already known: the person came from the notice of a duplicate. */
  outro: string | undefined
  aoFechar: () => void
}

/** Two records of one person become one: find the other one, choose field by field, confirm. */
export function Unificar({ cliente, outro, aoFechar }: UnificarProps) {
  const [escolhido, setEscolhido] = useState(outro ?? null)
  const unificar = useUnificar()
  const livre = !unificar.isPending
  const estreita = useMediaQuery('(max-width: 48em)') ?? false
  useDevolverFoco()
  const parte = useFocoAoTrocar<HTMLElement>(escolhido ? 1 : 0)
  return (
    <Modal
      opened
      onClose={aoFechar}
      title={textos.titulo}
      size="xl"
      fullScreen={estreita}
      // While it is being sent, the answer needs a place to be shown.
      closeOnEscape={livre}
      closeOnClickOutside={livre}
      withCloseButton={livre}
      closeButtonProps={{ 'aria-label': comuns.acao.fechar }}
    >
      <section
        ref={parte}
        tabIndex={-1}
        aria-label={escolhido ? textos.comparacao : textos.procura}
        className={classes.parte}
      >
        {escolhido ? (
          <ComOutro
            cliente={cliente}
            id={escolhido}
            unificar={unificar}
            aoFechar={aoFechar}
            aoEscolherOutro={() => {
              unificar.reset()
              setEscolhido(null)
            }}
          />
        ) : (
          <ProcurarCliente
            rotulo={textos.procurar}
            exceto={cliente.id}
            impedimento={(achado) => porQueNao(cliente, achado)}
            aoEscolher={({ id }) => setEscolhido(id)}
          />
        )}
      </section>
    </Modal>
  )
}

const porQueNao = (...dois: Parameters<typeof impedimento>) => {
  const motivo = impedimento(...dois)
  return motivo && textos.impedimentos[motivo]
}

type ComOutroProps = Omit<CompararProps, 'outro'> & { id: string }

function ComOutro({ id, ...resto }: ComOutroProps) {
  const { data: outro, error, refetch } = useQuery(clientes.obter(id))
  if (error) return <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => refetch()} />
  return outro ? <Comparar {...resto} outro={outro} /> : <Carregando linhas={6} />
}
