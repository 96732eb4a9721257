import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage, sessionStorageOrMemory } from '../../../src/platform/storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  window.sessionStorage.clear();
});

/** What a browser throws when storage is denied, or full. */
const refusal = () => {
  throw new DOMException('no', 'QuotaExceededError');
};

describe('text kept for the tab', () => {
  it('is written to the session storage and read back', () => {
    const broken = vi.fn();
    const storage = sessionStorageOrMemory(broken);
    storage.write('key', 'text');
    expect(window.sessionStorage.getItem('key')).toBe('text');
    expect(sessionStorageOrMemory(broken).read('key')).toBe('text');
    expect(storage.read('other')).toBeNull();
    expect(broken).not.toHaveBeenCalled();
  });

  it('falls back to memory when the storage is full, and reports it once', () => {
    const broken = vi.fn();
    const storage = sessionStorageOrMemory(broken);
    storage.write('key', 'before');
    const full: Pick<Storage, 'getItem' | 'setItem'> = { getItem: () => 'before', setItem: refusal };
    vi.spyOn(window, 'sessionStorage', 'get').mockReturnValue(full as Storage);
    storage.write('key', 'after');
    storage.write('key', 'later');
    expect(storage.read('key')).toBe('later');
    expect(broken).toHaveBeenCalledOnce();
  });

  it('that makes no sense is complained of once, whatever happens later', () => {
    const broken = vi.fn();
    const storage = sessionStorageOrMemory(broken);
    storage.reportCorrupt?.();
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refusal);
    storage.write('key', 'text');
    expect(broken).toHaveBeenCalledOnce();
  });

  it('stays in memory where the page may not even look at the storage', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refusal);
    const broken = vi.fn();
    const storage = sessionStorageOrMemory(broken);
    expect(storage.read('key')).toBeNull();
    storage.write('key', 'text');
    expect(storage.read('key')).toBe('text');
    expect(broken).toHaveBeenCalledOnce();
  });

  it('is separate in memory', () => {
    const storage = memoryStorage();
    storage.write('key', 'text');
    expect(storage.read('key')).toBe('text');
    expect(memoryStorage().read('key')).toBeNull();
    expect(window.sessionStorage.length).toBe(0);
  });
});
