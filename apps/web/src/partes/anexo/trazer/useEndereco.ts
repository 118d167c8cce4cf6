import { useEffect, useMemo } from 'react'

/** An address for bytes that are in memory, given back when they are no longer shown. */
export function useEndereco(bytes: ArrayBuffer | null | undefined, mime: string): string | null {
  const endereco = useMemo(
    () => (bytes?.byteLength ? URL.createObjectURL(new Blob([bytes], { type: mime })) : null),
    [bytes, mime],
  )
  useEffect(() => () => (endereco ? URL.revokeObjectURL(endereco) : undefined), [endereco])
  return endereco
}
