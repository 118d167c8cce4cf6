import type { Importacao } from '@balcao/contract/clientes/importacao/importacao'
import { Button, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { usePode } from '#habilidade.ts'
import { textoDoErro } from '#http/erro.ts'
import { opcoesDeEmpresas } from '#partes/empresa/empresas.opcoes.ts'
import { baixar } from '#ui/baixar.ts'
import { Carregando } from '#ui/Carregando.tsx'
import { ConfirmarAcao } from '#ui/ConfirmarAcao.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { useSaidaProtegida } from '#ui/formulario/useSaidaProtegida.ts'
import { Icone } from '#ui/Icone.tsx'
import { Secao } from '#ui/Secao.tsx'
import { Vazio } from '#ui/Vazio.tsx'
import { useBaixarModelo } from '../importacao.data.ts'
import { textos } from '../importacao.textos.ts'
import { AreaDeSoltar } from './AreaDeSoltar.tsx'
import classes from './Arquivo.module.css'
import { ProgressoDoEnvio } from './ProgressoDoEnvio.tsx'
import { useEnvio } from './useEnvio.ts'

const t = textos.arquivo

type EnvioDoArquivoProps = { aoChegar: (importacao: Importacao) => void }

/** The first step: the company and the file. */
export function EnvioDoArquivo({ aoChegar }: EnvioDoArquivoProps) {
  const empresas = useQuery(opcoesDeEmpresas)
  const modelo = useBaixarModelo()
  const podeVisualizar = usePode('VISUALIZAR.CLIENTE')
  if (empresas.error)
    return <ErroNaTela mensagem={textoDoErro(empresas.error)} aoTentarDeNovo={() => empresas.refetch()} />
  return (
    <Secao
      titulo={t.titulo}
      texto={t.promessa}
      acao={
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<Icone nome="tabler:download" tamanho={16} />}
          loading={modelo.isPending}
          onClick={() => modelo.mutate(undefined, { onSuccess: (csv) => baixar(csv, t.nomeDoModelo) })}
        >
          {t.modelo}
        </Button>
      }
    >
      {!podeVisualizar ? (
        <Vazio icone="tabler:lock" texto={textos.semVisualizar} />
      ) : empresas.data === undefined ? (
        <Carregando linhas={3} />
      ) : empresas.data.length === 0 ? (
        <Vazio icone="tabler:building-store" texto={t.semEmpresa} />
      ) : (
        <Escolha empresas={empresas.data} aoChegar={aoChegar} />
      )}
    </Secao>
  )
}

type EscolhaProps = EnvioDoArquivoProps & { empresas: { id: string; nome: string }[] }

function Escolha({ empresas, aoChegar }: EscolhaProps) {
  const [unica, ...outras] = empresas
  const [empresaId, setEmpresaId] = useState(outras.length === 0 ? (unica?.id ?? '') : '')
  const [faltou, setFaltou] = useState(false)
  const envio = useEnvio(aoChegar)
  const { perguntando, ficar, sair } = useSaidaProtegida({
    sujo: envio.arquivo !== null,
    naMesmaPagina: false,
  })
  useCancelarAoSair(envio.cancelar)

  function escolher(arquivos: File[]) {
    setFaltou(!empresaId)
    if (empresaId) envio.escolher(arquivos, empresaId)
  }

  return (
    <div className={classes.escolha}>
      {outras.length > 0 && (
        <NativeSelect
          label={t.empresa}
          description={t.empresaExplicada}
          withAsterisk
          error={faltou && !empresaId && t.escolhaEmpresa}
          data={[
            { value: '', label: t.nenhumaEmpresa },
            ...empresas.map(({ id, nome }) => ({ value: id, label: nome })),
          ]}
          value={empresaId}
          disabled={envio.arquivo !== null}
          onChange={({ currentTarget }) => setEmpresaId(currentTarget.value)}
        />
      )}
      <AreaDeSoltar motivo={empresaId ? null : t.escolhaEmpresa} aoEscolher={escolher}>
        {envio.arquivo && (
          <ProgressoDoEnvio arquivo={envio.arquivo} enviados={envio.enviados} aoCancelar={envio.cancelar} />
        )}
      </AreaDeSoltar>
      {envio.recusa && (
        <ErroNaTela mensagem={envio.recusa} {...(envio.deNovo && { aoTentarDeNovo: envio.deNovo })} />
      )}
      {perguntando && (
        <ConfirmarAcao
          titulo={t.sairTitulo}
          consequencia={t.sairTexto}
          textoConfirmar={t.sair}
          textoCancelar={t.ficar}
          aoConfirmar={sair}
          aoCancelar={ficar}
        />
      )}
    </div>
  )
}

/** Nobody is left on the page to see it arrive. */
function useCancelarAoSair(cancelar: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on unmount
  useEffect(() => cancelar, [])
}
